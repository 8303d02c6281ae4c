import { fromPromise } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import { showCalls } from '#contract/shows/shows.ts'
import type {
  PublishShowLogic,
  ReadShareLogic,
  RevokeShareLogic,
} from '#machines/shows/show-sharing/show-sharing.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** The actors of the machine `showSharing`. */
export function showSharingServices(call: Call) {
  const readShare: ReadShareLogic = fromPromise(async ({ input: { id }, signal }) => {
    // the list, because one show comes with its document
    const { shows } = await call(showCalls.selectShows, {}, { signal })
    const found = shows.find((show) => show.id === id && show.date_removed === null)
    if (!found) return { kind: 'missing' }
    return found.share === null ? { kind: 'unshared' } : { kind: 'shared', share: found.share }
  })
  const publishShow: PublishShowLogic = fromPromise(({ input: { id, revision, signature } }) =>
    unlessMissing(
      async () => (await call(showCalls.publishShow, { body: { id, revision, signature } })).data,
    ),
  )
  const revokeShare: RevokeShareLogic = fromPromise(({ input: { id } }) =>
    unlessMissing(async () => {
      await call(showCalls.revokeShare, { body: { id } })
      return { kind: 'revoked' } as const
    }),
  )
  return { readShare, publishShow, revokeShare }
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | { readonly kind: 'missing' }> {
  try {
    return await ask()
  } catch (thrown) {
    if (isMissing(thrown)) return { kind: 'missing' }
    throw thrown
  }
}

export function isMissing(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status === 404
}
