import { fromPromise } from 'xstate'
import { ApiError } from '#contract/platform/failure.ts'
import { SHOW_LIMITS, type ShowDoc } from '#contract/shows/show-doc.ts'
import { type SavedShow, showCalls } from '#contract/shows/shows.ts'
import type {
  AwaitLimitLogic,
  MergeShowLogic,
  ReadGoodsLogic,
  SendShowLogic,
  StoreShowLogic,
} from '#machines/shows/show-editor/show-actors.types.ts'
import { copyOf, freshShow } from '#machines/shows/show-builder/show-builder.outcome.ts'
import { isToSend, pendingOf } from '#machines/shows/show-editor/show-editor.outcome.ts'
import type { KeptShow, SentShow } from '#machines/shows/show-editor/show-editor.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { mergeShow } from './merge-show.ts'
import { readShowDoc } from './show-doc.ts'
import { type HoldAccess, holdShowLogic } from './hold-show.ts'
import { sendUnsent } from './send-unsent.ts'
import { rowOf, type ShowOwner } from './show-owner.ts'
import { secondsOf } from './show-seconds.ts'
import type { ShowShelf } from './show-shelf.types.ts'

export interface EditorAccess extends HoldAccess {
  readonly shelf: ShowShelf
  readonly owner: ShowOwner
  /** ISO 8601 */
  readonly now: () => string
}

/** The actors of the machine `showEditor`. */
export function showEditorServices(call: Call, access: EditorAccess) {
  const { shelf, owner, now } = access
  // begun before it returns, because a page that is being closed gets no other turn
  const storeShow: StoreShowLogic = fromPromise(({ input: { show, account, copy } }) => {
    const fresh = { save_key: crypto.randomUUID(), doc: show.doc }
    const state = { ...show, account }
    const kept = { ...show, pending: pendingOf(state, fresh), isAhead: show.isAhead && !isToSend(state) }
    const about = { account, seconds: null, date_modified: now() }
    const rows = [rowOf(owner, kept, about)]
    if (copy) rows.push(rowOf(owner, freshOf(copy, show.doc), about))
    return shelf.put(...rows).then((isOnDevice) => {
      // no editor sends it
      if (copy) void sendUnsent(call, access)
      return { pending: kept.pending ?? fresh, isOnDevice }
    })
  })
  const sendShow: SendShowLogic = fromPromise(async ({ input, signal }) => {
    const { id, base_revision, pending, goods } = input
    const { save_key, doc } = pending
    const body = { id, base_revision, save_key, seconds: secondsOf(doc, goods), doc }
    const { data } = await call(showCalls.saveShow, { body }, { signal })
    return sentOf(data)
  })
  const mergeShowLogic: MergeShowLogic = fromPromise(async ({ input }) => mergeShow(input))
  const readGoods: ReadGoodsLogic = fromPromise(async ({ input: { ids }, signal }) => {
    const wanted = ids.slice(0, SHOW_LIMITS.products)
    if (wanted.length === 0) return { products: [], ids: [] }
    const { products } = await call(showCalls.showProducts, { body: { ids: wanted } }, { signal })
    return { products, ids: wanted }
  })
  const awaitLimit: AwaitLimitLogic = fromPromise(
    ({ input: { milliseconds }, signal }) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), milliseconds)
        signal.addEventListener('abort', () => clearTimeout(timer))
      }),
  )
  return {
    storeShow,
    sendShow,
    mergeShow: mergeShowLogic,
    readGoods,
    awaitLimit,
    holdShow: holdShowLogic(access),
  }
}

/** A show of its own beside another one, which may have its name. */
const freshOf = ({ id, doc }: Pick<KeptShow, 'id' | 'doc'>, other: ShowDoc): KeptShow =>
  freshShow(id, doc.name === other.name ? copyOf(doc) : doc, true).show

function sentOf(saved: SavedShow): SentShow {
  if (saved.kind === 'saved') return saved
  if (saved.kind !== 'conflict') return { kind: 'refused', refusal: saved.kind }
  const theirs = readShowDoc(saved.doc)
  if (theirs === null) throw new ApiError({ kind: 'unreadable' })
  if (theirs.isNewer) return { kind: 'refused', refusal: 'newer' }
  return { kind: 'conflict', theirs: { doc: theirs.doc, revision: saved.revision } }
}
