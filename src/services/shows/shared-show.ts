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
export function sharedShowServices(call: Call, keep: KeepShow) {
  const readSharedShow: ReadSharedShowLogic = fromPromise(({ input: { source }, signal }) =>
    source.kind === 'link'
      ? byToken(call, source.token, signal)
      : unpacked(call, decodeShow(source.code), signal),
  )
  const copyShow: CopyShowLogic = fromPromise(({ input: { id, doc } }) => keep(id, toOwnShow(doc)))
  return { readSharedShow, copyShow }
}

type Found = OutputFrom<ReadSharedShowLogic>

async function unpacked(call: Call, doc: PublicShowDoc | null, signal: AbortSignal): Promise<Found> {
  if (doc === null) return { kind: 'gone' }
  const ids = [...new Set(doc.cues.map((cue) => cue.products_id))]
  const { products } = await call(showCalls.showProducts, { body: { ids } }, { signal })
  return { kind: 'shown', shown: { doc, signature: '', products } }
}

async function byToken(call: Call, token: string, signal: AbortSignal): Promise<Found> {
  try {
    const shown = await call(showCalls.viewShow, { params: { token } }, { signal })
    return { kind: 'shown', shown }
  } catch (thrown) {
    if (isMissing(thrown)) return { kind: 'gone' }
    throw thrown
  }
}

/** A show of the visitor's own, without what a shared one never has. */
const toOwnShow = (doc: PublicShowDoc): ShowDoc => ({
  ...doc,
  cues: doc.cues.map((cue) => ({ ...cue, note: '' })),
  music: null,
  on_hand: {},
})
