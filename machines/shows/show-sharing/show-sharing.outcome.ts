import { failureOf } from '#contract/platform/failure.ts'
import type { PublishedShow, ShowShare } from '#contract/shows/shows.ts'
import type { FoundShare, ShareWish, ShowSharingContext } from './show-sharing.types.ts'

export const shareIn = (
  found: FoundShare | PublishedShow | { readonly kind: 'revoked' | 'missing' },
): ShowShare | null => (found.kind === 'shared' || found.kind === 'published' ? found.share : null)

export function isTooMany(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 429
}

/** Narrows what the state guarantees. */
export function presentWish({ wish }: ShowSharingContext): ShareWish {
  if (wish === null) throw new Error('the state promises what is to be shared')
  return wish
}
