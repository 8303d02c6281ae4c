import { randomUUID } from 'node:crypto'
import type { CartDocuments } from '#contract/cart/carts.ts'
import type { Settings } from '#contract/site/site.ts'
import { confirmAge } from '#server/cart/age-to-confirm.ts'
import { priceOf } from '#server/cart/cart-price.ts'
import { INVALID_COUPON } from '#server/cart/coupon-standing.ts'
import { lockCustomerCart } from '#server/cart/customer-cart.ts'
import { type ReadCart, readCart } from '#server/cart/read-cart.ts'
import { billToOf } from '#server/checkout/payment/bill-to.ts'
import { declineLimit } from '#server/checkout/payment/card-limit.ts'
import { openDays } from '#server/delivery/open-days.ts'
import { documentsNeeded } from '#server/documents/cart-documents.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { BillTo } from '#server/platform/gateway/card-gateway.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import { type CountedEvents, countEvents, uncountEvents } from '#server/platform/http/rate-limit.ts'
import { refusedAnswer, type SubmitAnswer } from './submission-answers.ts'
import { type EarlierSubmission, submittedBefore } from './repeated.ts'
import { reviewRejection } from './review.ts'
import { shortagesOf } from './stock.ts'
import { contentFor } from './submission-content.ts'
import type { SubmissionRequest } from './submission-request.ts'
import { type NewSubmission, writeSubmission } from './write-submission.ts'

export interface Reserved {
  readonly kind: 'reserved'
  readonly submissionId: string
  /** cents to charge now */
  readonly amount: number
  readonly billTo: BillTo
  /** counted as a decline until the card is approved; empty for other payment methods */
  readonly cardTry: CountedEvents
}
export type Reservation = Reserved | EarlierSubmission

/**
 * Reviews the cart from current rows, then reserves stock and coupon and inserts the pending submission, before the
 * gateway is called. No lock is held during the review: the write checks the row version of the cart (`xmin`) and the
 * stock, and if either changed the cart is reviewed again.
 */
export async function reserve(
  request: SubmissionRequest,
  fingerprint: string,
  app: Settings,
  context: SessionContext,
): Promise<Reservation> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const seen = await readCart(context)
    const isOpen = seen.cart.id === request.cart_id && seen.cart.status === 'current'
    const reservation = isOpen
      ? await reserveSeen(seen, request, fingerprint, app, context)
      : await reservedBefore(request, fingerprint, context)
    if (reservation) return reservation
  }
  throw new HttpError(409, ['The cart is being changed elsewhere. Please try again.'])
}

const ATTEMPTS = 20

/** Null: the cart is current again. */
function reservedBefore(
  request: SubmissionRequest,
  fingerprint: string,
  { db, session, projectId }: SessionContext,
): Promise<Reservation | null> {
  return inTransaction(db, async (trx) => {
    const [locked] = await lockCustomerCart(trx, {
      id: request.cart_id,
      customerId: session.customerId,
      projectId,
    })
    if (!locked) throw notFound()
    return locked.status === 'current' ? null : submittedBefore(trx, request, fingerprint, locked.status)
  })
}

/** Null: cart or stock changed since the review. */
async function reserveSeen(
  contents: ReadCart,
  request: SubmissionRequest,
  fingerprint: string,
  app: Settings,
  context: SessionContext,
): Promise<Reservation | null> {
  const { cart, lines, rowVersion } = contents
  const price = priceOf(cart, lines, app, context.now())
  const days = await openDays(context.db, context.now(), cart)
  const review = { contents, price, request, app, days }
  const rejection = reviewRejection(review, context)
  if (rejection) return answered(rejection)
  const shortages = shortagesOf(lines).map((shortage) => shortage.message)
  if (shortages.length > 0)
    return answered(refusedAnswer('stock', cart.id, shortages, { changes: shortages }))
  const planned = contentFor(review, context)
  const day = planned.ship_date ?? cart.pickup_date ?? centralTime(context.now()).day
  const documents = await documentsNeeded({ lines, app, day }, context)
  const lack = documentsLack(documents.standing)
  if (lack !== null) return answered(refusedAnswer('documents', cart.id, [lack]))
  await confirmAge(request.confirmed_age, context)
  const { waitsFor } = documents
  const content = waitsFor.length > 0 ? { ...planned, documents: { waits_for: waitsFor, day } } : planned
  const amount = content.deposit ?? content.total
  const submission = { id: randomUUID(), cart, rowVersion, fingerprint, amount, content }
  return request.payment_method === 'credit_card'
    ? reserveForCard(submission, context)
    : reserveSubmission(submission, [], context)
}

/** Counts the attempt before the charge, so that concurrent attempts count too. */
async function reserveForCard(
  submission: NewSubmission,
  context: SessionContext,
): Promise<Reservation | null> {
  const { db, now } = context
  const cardTry = await countEvents(db, [declineLimit(context)], now())
  let isReserved = false
  try {
    const reservation = await reserveSubmission(submission, cardTry, context)
    isReserved = reservation?.kind === 'reserved'
    return reservation
  } finally {
    if (!isReserved) await uncountEvents(db, cardTry)
  }
}

const answered = (answer: SubmitAnswer): Reservation => ({ kind: 'answered', answer })

async function reserveSubmission(
  submission: NewSubmission,
  cardTry: CountedEvents,
  { db, now }: SessionContext,
): Promise<Reservation | null> {
  const { id, amount, cart, content } = submission
  switch (await inTransaction(db, (trx) => writeSubmission(trx, submission, now()))) {
    case 'written':
      return { kind: 'reserved', submissionId: id, amount, billTo: billToOf(content), cardTry }
    case 'changed':
      return null
    case 'couponUsedUp':
      return answered(refusedAnswer('coupon', cart.id, [INVALID_COUPON], { changes: [INVALID_COUPON] }))
  }
}

/** Why a cart cannot be ordered for want of documents; null: it can. */
function documentsLack(documents: CartDocuments): string | null {
  switch (documents) {
    case 'missing':
      return 'Products for professional use need your authorization on file. Send it under Documents, then order.'
    case 'expired':
      return 'Your documents end before the day on which this order leaves. Send the new ones under Documents, then order.'
    case 'none':
    case 'review':
    case 'approved':
      return null
    default:
      return documents satisfies never
  }
}
