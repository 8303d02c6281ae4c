import { randomUUID } from 'node:crypto'
import type { Settings } from '#contract/site.ts'
import { priceOf } from '#server/carts/cart-price.ts'
import type { Trx } from '#server/carts/change-cart.ts'
import { lockOwnCart } from '#server/carts/own-cart.ts'
import { readCart } from '#server/carts/read-cart.ts'
import { pickupWire } from '#server/carts/select-cart.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { openDays } from '#server/delivery/open-days.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/refusal.ts'
import { refuseManyDeclines } from '#server/payment/card-limit.ts'
import { INVALID_COUPON } from '#server/payment/coupon-standing.ts'
import { refusedAnswer, type SubmitAnswer } from './answers.ts'
import { submittedBefore } from './repeated.ts'
import type { Reservation } from './reservation.ts'
import { type Review, reviewFault } from './review.ts'
import { lockStock, moveStock, shortagesOf } from './stock.ts'
import { contentOf, type SubmissionContent } from './submission-content.ts'
import type { SubmissionRequest } from './submission-request.ts'

const takeCoupon = statement<{ id: number; per_customer_limit: number | null }>(
  'coupon-take',
  `update coupons set used = used + 1 where id = $1 and (use_limit is null or used < use_limit) returning id, per_customer_limit`,
)
const countUses = statement<{ n: number }>(
  'coupon-uses',
  'select count(*)::int as n from coupon_uses where coupon_id = $1 and customer_id = $2',
)
/** The submission is there before its coupon use is checked against it, because that is done at the end. */
const insert = statement<never>(
  'submission-insert',
  `with s as (insert into submissions (id, cart_id, customer_id, cart_version, fingerprint, amount_cents, state, payment_method, content, created_at)
     values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $9::timestamptz)),
   u as (insert into coupon_uses (coupon_id, submission_id, customer_id) select $10::int, $1, $3 where $10::int is not null)
   update carts set status = 'submitting', modified_at = $9 where id = $2`,
)

/**
 * Transaction A: checks the cart once more from the database, takes stock and coupon, and writes down what is about to
 * be charged before anybody is asked for money.
 */
export function reserve(
  request: SubmissionRequest,
  fingerprint: string,
  app: Settings,
  context: SessionContext,
): Promise<Reservation> {
  const { session, projectId } = context
  return inTransaction(context.db, async (trx): Promise<Reservation> => {
    const [locked] = await lockOwnCart(trx, request.cart_id, session.customerId, projectId)
    if (!locked) throw notFound()
    if (locked.status !== 'current') return submittedBefore(trx, request, fingerprint, locked.status)
    if (request.payment_method === 'credit_card') await refuseManyDeclines({ ...context, db: trx })
    const { cart, lines } = await readCart(context, trx)
    const price = priceOf(cart, lines, app, context.now())
    const review = { contents: { cart, lines }, price, request, app }
    const fault = reviewFault(review, context)
    if (fault) return answered(fault)
    return take(trx, review, fingerprint, context)
  })
}

const answered = (answer: SubmitAnswer): Reservation => ({ kind: 'answered', answer })

/** Refuses before it writes; stock first, then the coupon, in every transaction in this order. */
async function take(
  trx: Trx,
  review: Review,
  fingerprint: string,
  context: SessionContext,
): Promise<Reservation> {
  const { cart, lines } = review.contents
  const stock = await lockStock(trx, lines)
  const shortages = shortagesOf(lines, stock).map((shortage) => shortage.message)
  if (shortages.length > 0)
    return answered(refusedAnswer('stock', cart.id, shortages, { changes: shortages }))
  const content = await contentFor(trx, review, context)
  if (content.coupon_id !== null && !(await couponTaken(trx, content.coupon_id, cart.customer_id)))
    return answered(refusedAnswer('coupon', cart.id, [INVALID_COUPON], { changes: [INVALID_COUPON] }))
  await moveStock(trx, lines, -1)
  const submissionId = randomUUID()
  const amount = content.deposit ?? content.total
  await insert(
    trx,
    submissionId,
    cart.id,
    cart.customer_id,
    cart.version,
    fingerprint,
    amount,
    content.payment_method,
    JSON.stringify(content),
    context.now(),
    content.coupon_id,
  )
  return { kind: 'reserved', submissionId, amount }
}

async function contentFor(
  trx: Trx,
  { contents, price, request }: Review,
  context: SessionContext,
): Promise<SubmissionContent> {
  const { cart } = contents
  const needsDay = !cart.is_pickup && pickupWire(cart, context.now()).ship_date === null
  const [firstShipDay = null] = needsDay ? await openDays(trx, context.now(), cart) : []
  const isCard = request.payment_method === 'credit_card'
  return contentOf(contents, price, {
    payment_method: request.payment_method,
    comments: request.comments || null,
    deposit: isCard ? request.cc_deposit_amount || null : null,
    firstShipDay,
    card: isCard && cart.card ? { type: cart.card.type, last_four: cart.card.last_four } : null,
  })
}

/** The row of the coupon is locked from here on, so the uses that are counted are all there are. */
async function couponTaken(trx: Trx, couponId: number, customerId: number): Promise<boolean> {
  const [taken] = await takeCoupon(trx, couponId)
  if (!taken) return false
  if (taken.per_customer_limit === null) return true
  const [uses] = await countUses(trx, couponId, customerId)
  if ((uses?.n ?? 0) < taken.per_customer_limit) return true
  await returnCoupon(trx, couponId)
  return false
}

const returnCoupon = statement<never>('coupon-return', 'update coupons set used = used - 1 where id = $1')
