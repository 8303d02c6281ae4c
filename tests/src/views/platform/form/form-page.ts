import { QueryClient } from '@tanstack/react-query'
import type { FormPage } from '#src/views/platform/form/form-definition.ts'

/** What the effects of a form do to its page, in order. */
export function createFormPage(actors: Readonly<Record<string, object>> = {}) {
  const done: unknown[] = []
  const leaving = new AbortController()
  const recording = (name: string) => ({
    ...actors[name],
    send: (event: unknown) => void done.push([name, event]),
  })
  const page: FormPage = {
    navigate: (...to: unknown[]) => void done.push(['navigate', ...to]),
    // of an actor, the forms use no more
    systemActor: recording as unknown as FormPage['systemActor'],
    queries: new QueryClient(),
    left: leaving.signal,
  }
  return { done, page, leave: () => leaving.abort() }
}
