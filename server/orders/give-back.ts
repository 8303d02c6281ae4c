import type { Trx } from '#server/carts/change-cart.ts'
import { statement } from '#server/database/statement.ts'
import type { PendingSubmission } from './pending-submission.ts'
import { lockStock, returnStock } from './stock.ts'

const returnCoupon = statement<never>(
  'coupon-give-back',
  `with u as (delete from coupon_uses where submission_id = $1 returning coupon_id)
   update coupons k set used = k.used - 1 from u where k.id = u.coupon_id`,
)

/** Stock and coupon of a submission that came to nothing. */
export async function giveBack(trx: Trx, { id, content }: PendingSubmission): Promise<void> {
  await lockStock(trx, content.lines)
  await returnStock(trx, content.lines)
  if (content.coupon_id !== null) await returnCoupon(trx, id)
}
