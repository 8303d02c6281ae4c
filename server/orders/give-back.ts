import type { Trx } from '#server/carts/change-cart.ts'
import { uuid } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import type { SubmissionContent } from './submission-content.ts'
import { lockStock, returnStock } from './stock.ts'

const returnCoupon = statement({
  name: 'coupon-give-back',
  sql: `with u as (delete from coupon_uses where submission_id = :submissionId returning coupon_id)
   update coupons k set used = k.used - 1 from u where k.id = u.coupon_id`,
  params: { submissionId: uuid },
})

/** Stock and coupon of a submission that came to nothing. */
export async function giveBack(
  trx: Trx,
  { id, content }: { readonly id: string; readonly content: SubmissionContent },
): Promise<void> {
  await lockStock(trx, content.lines)
  await returnStock(trx, content.lines)
  if (content.coupon_id !== null) await returnCoupon(trx, { submissionId: id })
}
