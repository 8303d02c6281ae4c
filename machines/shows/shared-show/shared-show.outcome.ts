import { failureOf } from '#contract/platform/failure.ts'
import type { PublicShow } from '#contract/shows/shows.ts'
import type { SharedShowContext } from './shared-show.types.ts'

export function isTooMany(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 429
}

/** Narrows what the state guarantees. */
export function copyOf({ shown, copyId }: SharedShowContext): { id: string; doc: PublicShow['doc'] } {
  if (shown === null || copyId === null) throw new Error('the state promises a show and the id of its copy')
  return { id: copyId, doc: shown.doc }
}
