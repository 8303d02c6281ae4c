import { fromPromise, type OutputFrom } from 'xstate'
import type { PublicShowDoc, ShowDoc } from '#contract/shows/show-doc.ts'
import { showCalls } from '#contract/shows/shows.ts'
import type { CopyShowLogic, ReadSharedShowLogic } from '#machines/shows/shared-show/shared-show.types.ts'
import { decodeShow } from '#pyro/show/share-code.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { isMissing } from './show-sharing.ts'

/** Keeps a new show on the device; rejects when it cannot. */
export type KeepShow = (id: string, doc: ShowDoc) => Promise<void>

/** The actors of the machine `sharedShow`. */
export function sharedShowServices(call: Call, projectId: number, keep: KeepShow) {
  const readSharedShow: ReadSharedShowLogic = fromPromise(({ input: { source }, signal }) =>
    source.kind === 'link'
      ? readByToken(call, source.token, signal)
      : unpacked(call, readPortable(source.code, projectId), signal),
  )
  const copyShow: CopyShowLogic = fromPromise(({ input: { id, doc } }) => keep(id, toOwnShow(doc)))
  return { readSharedShow, copyShow }
}

type Found = OutputFrom<ReadSharedShowLogic>

/** A show of a code that anybody may have written. An old code names no storefront, and opens in each. */
export function readPortable(code: string, ownProject: number) {
  const portable = decodeShow(code)
  if (portable === null) return { kind: 'unreadable' } as const
  const { doc, projectId } = portable
  if (projectId !== null && projectId !== ownProject) return { kind: 'foreign' } as const
  return { kind: 'portable', doc } as const
}

async function unpacked(
  call: Call,
  portable: ReturnType<typeof readPortable>,
  signal: AbortSignal,
): Promise<Found> {
  if (portable.kind === 'unreadable') return { kind: 'gone' }
  if (portable.kind === 'foreign') return portable
  const { doc } = portable
  const ids = [...new Set(doc.cues.map((cue) => cue.products_id))]
  const { products } = await call(showCalls.showProducts, { body: { ids } }, { signal })
  return { kind: 'shown', shown: { doc, signature: '', products } }
}

/** The show of a link; rejects when the server does not tell whether there is one. */
export async function readByToken(
  call: Call,
  token: string,
  signal: AbortSignal,
): Promise<Exclude<Found, { readonly kind: 'foreign' }>> {
  try {
    const shown = await call(showCalls.viewShow, { params: { token } }, { signal })
    return { kind: 'shown', shown }
  } catch (thrown) {
    if (isMissing(thrown)) return { kind: 'gone' }
    throw thrown
  }
}

/** A show of the visitor's own, without what a shared one never has. */
export const toOwnShow = (doc: PublicShowDoc): ShowDoc => ({
  ...doc,
  cues: doc.cues.map((cue) => ({ ...cue, note: '' })),
  music: null,
  on_hand: {},
})
