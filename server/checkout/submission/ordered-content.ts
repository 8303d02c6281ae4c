import { billingAddressOf, carrierOf, envelopeOf, purchaseOrderOf } from '#server/sheets/order-snapshot.ts'
import type { OrderedContent } from '#server/site/mail/messages/message.ts'
import type { SubmissionContent } from './submission-content.ts'

/** What the e-mails about an order have of its submission. @param waits for the review of documents */
export function orderedContent(
  { address, billing, ...content }: SubmissionContent,
  waits: boolean,
): OrderedContent {
  return {
    ...content,
    delivery: carrierOf({ delivery: content.delivery, snapshot: { address } }) ?? '',
    ship_to: envelopeOf({ address }),
    bill_to: billingAddressOf({ billing }),
    purchase_order_number: purchaseOrderOf({ billing }),
    waits,
  }
}
