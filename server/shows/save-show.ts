import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import type { SavedShow, showCalls } from '#contract/shows/shows.ts'
import { lockCustomer } from '#server/platform/database/lock-customer.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lengthOf } from '#pyro/show/gaps.ts'
import { limitShowCalls } from './limit-show-calls.ts'
import { showProducts } from './show-products.ts'
import { countShows, insertShow, selectStanding, updateShow } from './show-statements.ts'

type SaveAnswer = AnswerIn<typeof showCalls.saveShow>
type SaveRequest = HandlerArgs<typeof showCalls.saveShow>['body']
type Change = Parameters<typeof updateShow>[1]

/**
 * Stores a show over the revision that it was made from. A repeated save_key gets the revision that its first request
 * made, also when other revisions came after it.
 */
export async function saveShow(request: SaveRequest, context: SessionContext): Promise<SaveAnswer> {
  await limitShowCalls('save-show', context)
  const change = changeOf(request, context, await secondsOf(request, context))
  const [updated] = await updateShow(context.db, change)
  const data = updated ? saved(updated.revision) : await saveOtherwise(change, context)
  return data.kind === 'saved'
    ? { success: true, message: null, data }
    : { success: false, errors: [REASONS[data.kind]], message: null, data }
}

const REASONS: Readonly<Record<Exclude<SavedShow['kind'], 'saved'>, string>> = {
  conflict: 'This show was changed on another device.',
  removed: 'This show was removed.',
  tooMany: `You have ${SHOW_LIMITS.shows} shows. Remove some of them to save another.`,
}

/** The most that a request may tell, in seconds. */
const LONGEST = 7_200

/** A device that has just made a show may not know its products yet. */
async function secondsOf({ seconds, doc }: SaveRequest, context: SessionContext): Promise<number> {
  if (seconds > 0 || doc.cues.length === 0) return seconds
  const ids = doc.cues.map(({ products_id }) => products_id)
  const products = await showProducts(context, ids, null)
  const length = lengthOf(doc, new Map(products.map((product) => [product.products_id, product])))
  return Math.min(LONGEST, Math.ceil(length / 1_000))
}

function changeOf(
  request: SaveRequest,
  { session, projectId, now }: SessionContext,
  seconds: number,
): Change {
  const { id, base_revision, save_key, doc } = request
  const json = JSON.stringify(doc)
  if (Buffer.byteLength(json) > SHOW_LIMITS.bytes)
    throw new HttpError(413, [`A show may have ${formatCount(SHOW_LIMITS.bytes)} bytes at most.`])
  return {
    customerId: session.customerId,
    projectId,
    showId: id,
    base: base_revision,
    saveKey: save_key,
    doc: json,
    name: doc.name,
    cueCount: doc.cues.length,
    seconds,
    now: now(),
  }
}

const saved = (revision: number): SavedShow => ({ kind: 'saved', revision })

/** A new show, a repeated request, or one that is in conflict with what is stored. */
const saveOtherwise = (change: Change, { db }: SessionContext): Promise<SavedShow> =>
  inTransaction(db, async (trx) => {
    const { base, ...shown } = change
    const { customerId, projectId, showId, saveKey } = change
    await lockCustomer(trx, { customerId })
    const [standing] = await selectStanding(trx, { customerId, projectId, showId, saveKey })
    if (!standing) {
      if (base > 0) return { kind: 'removed' }
      const [counted] = await countShows(trx, { customerId, projectId })
      if ((counted?.count ?? 0) >= SHOW_LIMITS.shows) return { kind: 'tooMany' }
      await insertShow(trx, shown)
      return saved(1)
    }
    if (standing.saved !== null) return saved(standing.saved)
    if (standing.is_removed) return { kind: 'removed' }
    const [updated] = await updateShow(trx, change)
    return updated
      ? saved(updated.revision)
      : { kind: 'conflict', revision: standing.revision, doc: standing.doc }
  })
