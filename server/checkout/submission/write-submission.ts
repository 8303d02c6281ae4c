import type { CartRow } from '#server/cart/cart-row.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { int4, jsonb, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { redeemCoupon, recordCouponUse } from './redeem-coupon.ts'
import { lockEnoughStock, takeStock } from './stock.ts'
import type { SubmissionContent } from './submission-content.ts'

/** No row: the cart has changed since it was reviewed. */
const lockReviewedCart = statement({
  name: 'submission-lock-cart',
  sql: `select id from carts where id = :cartId and xmin = :rowVersion::text::xid and status = 'current' for update`,
  params: { cartId: int4, rowVersion: text },
  row: { id: int4 },
})
const insertSubmission = statement({
  name: 'submission-insert',
  sql: `insert into submissions (id, cart_id, customer_id, cart_version, fingerprint, amount_cents, state,
     payment_method, content, created_at)
   values (:id, :cartId, :customerId, :cartVersion, :fingerprint, :amount, 'pending', :paymentMethod, :content, :now)`,
  params: {
    id: uuid,
    cartId: int4,
    customerId: int4,
    cartVersion: int4,
    fingerprint: text,
    amount: int4,
    paymentMethod: text,
    content: jsonb<SubmissionContent>(),
    now: timestamptz,
  },
})
const markSubmitting = statement({
  name: 'submission-mark-cart',
  sql: `update carts set status = 'submitting', modified_at = :now where id = :cartId`,
  params: { cartId: int4, now: timestamptz },
})

export interface NewSubmission {
  readonly id: string
  readonly cart: CartRow
  /** of the reviewed cart */
  readonly rowVersion: string
  readonly fingerprint: string
  /** cents to charge now */
  readonly amount: number
  readonly content: SubmissionContent
}

/** `changed`: cart or stock have changed since the review. `couponUsedUp`: so has the coupon. Neither writes anything. */
export type SubmissionWriting = 'written' | 'changed' | 'couponUsedUp'

/** Reserves stock and coupon and inserts the submission. Lock order: cart, stock by product, coupon, as everywhere. */
export async function writeSubmission(
  trx: Transaction,
  { id, cart, rowVersion, fingerprint, amount, content }: NewSubmission,
  now: Date,
): Promise<SubmissionWriting> {
  const { coupon_id: couponId, lines } = content
  const customerId = cart.customer_id
  const [reviewed] = await lockReviewedCart(trx, { cartId: cart.id, rowVersion })
  if (!reviewed) return 'changed'
  if (!(await lockEnoughStock(trx, lines))) return 'changed'
  if (couponId !== null && !(await redeemCoupon(trx, couponId, customerId))) return 'couponUsedUp'
  await insertSubmission(trx, {
    id,
    cartId: cart.id,
    customerId,
    cartVersion: cart.version,
    fingerprint,
    amount,
    paymentMethod: content.payment_method,
    content,
    now,
  })
  await takeStock(trx, lines)
  if (couponId !== null) await recordCouponUse(trx, { couponId, submissionId: id, customerId })
  await markSubmitting(trx, { cartId: cart.id, now })
  return 'written'
}
