import { afterAll, inject } from 'vitest'

/** The address of a database of this test file's own, dropped after its last test. */
export async function useDatabase(kind: 'clone' | 'empty' = 'clone'): Promise<string> {
  const desk = inject('databases')
  const answer = await fetch(`${desk}/${kind}`, { method: 'POST' })
  const url = await answer.text()
  if (!answer.ok) throw new Error(url)
  afterAll(async () => {
    await fetch(desk, { method: 'DELETE', body: url })
  })
  return url
}
