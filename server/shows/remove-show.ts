import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import type { showCalls } from '#contract/shows/shows.ts'
import { lockCustomer } from '#server/platform/database/lock-customer.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { deleteShare } from './share-statements.ts'
import { countShows, deleteOldRemoved, markRemoved, markRestored, selectExists } from './show-statements.ts'

type RemoveAnswer = AnswerIn<typeof showCalls.removeShow>
type RemoveRequest = HandlerArgs<typeof showCalls.removeShow>['body']

/** As many as can be stored. */
const KEPT_REMOVED = SHOW_LIMITS.shows

/** Removes a show, which ends its share, or restores it without one. Repeated, it changes nothing. */
export const removeShow = (
  { id: showId, restore }: RemoveRequest,
  { db, session, projectId, now }: SessionContext,
): Promise<RemoveAnswer> =>
  inTransaction(db, async (trx) => {
    const owner = { customerId: session.customerId, projectId }
    await lockCustomer(trx, owner)
    const [found] = await selectExists(trx, { ...owner, showId })
    if (!found) throw notFound()
    if (restore) {
      const [counted] = await countShows(trx, owner)
      if (found.is_removed && (counted?.count ?? 0) >= SHOW_LIMITS.shows) return FULL
      await markRestored(trx, { ...owner, showId })
    } else {
      await markRemoved(trx, { ...owner, showId, now: now() })
      await deleteShare(trx, { ...owner, showId })
      await deleteOldRemoved(trx, { ...owner, kept: KEPT_REMOVED })
    }
    return { success: true }
  })

const FULL: RemoveAnswer = {
  success: false,
  errors: [`You have ${SHOW_LIMITS.shows} shows. Remove some of them to restore another.`],
}
