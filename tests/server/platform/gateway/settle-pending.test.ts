import { expect, test } from 'vitest'
import { settlePending } from '#server/platform/gateway/settle-pending.ts'

const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))

test('a failure is logged, and the rows after it are settled; those that stay pending are not counted', async () => {
  const lines: string[] = []
  const asked: string[] = []
  const settled = await settlePending(
    rows,
    { name: 'refund', log: (line) => lines.push(line) },
    async ({ id }) => {
      asked.push(id)
      if (id === 'b') throw new Error('the gateway is down')
      return id !== 'c'
    },
  )
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(settled).toBe(4)
  expect(lines).toEqual([expect.stringContaining('refund b is still pending: ')])
})

test('four rows are under way at once, and none is begun after an abort', async () => {
  const stopped = new AbortController()
  const answers = new Map<string, PromiseWithResolvers<boolean>>()
  const settling = settlePending(
    rows,
    { name: 'refund', log: (line) => expect.fail(line), signal: stopped.signal },
    ({ id }) => {
      const answer = Promise.withResolvers<boolean>()
      answers.set(id, answer)
      if (stopped.signal.aborted) answer.resolve(true)
      return answer.promise
    },
  )
  expect([...answers.keys()]).toEqual(['a', 'b', 'c', 'd'])
  answers.get('a')?.resolve(true)
  await expect.poll(() => answers.has('e')).toBe(true)
  stopped.abort()
  for (const answer of answers.values()) answer.resolve(true)
  expect(await settling).toBe(5)
  expect([...answers.keys()]).toEqual(['a', 'b', 'c', 'd', 'e'])
})
