import { billingAddressOf, carrierOf, envelopeOf, purchaseOrderOf } from '#server/sheets/order-snapshot.ts'
import type { OrderedContent } from '#server/site/mail/messages/message.ts'
import type { SubmissionContent } from './submission-content.ts'

/** What an order confirmation shows of a submission. @param waits for the review of documents */
export function orderedContent(submitted: SubmissionContent, waits: boolean): OrderedContent {
  const { lines, charges, subtotal, total, deposit, ship_date, pickup, payment_method, card } = submitted
  return {
    lines,
    charges,
    subtotal,
    total,
    deposit,
    delivery: carrierOf({ delivery: submitted.delivery, snapshot: submitted }) ?? '',
    ship_date,
    pickup,
    ship_to: envelopeOf(submitted),
    contact: submitted.contact,
    payment_method,
    card,
    purchase_order_number: purchaseOrderOf(submitted),
    bill_to: billingAddressOf(submitted),
    comments: submitted.comments,
    waits,
  }
}
