import type { ManualWay } from '#contract/orders/order-payments.ts'
import type { SubmissionContent } from '#server/checkout/submission/submission-content.ts'
import type { ToldStatus } from './order-status-message.ts'

/** Amounts in cents, days as `YYYY-MM-DD`, moments in ISO 8601. */
export type Message = OrderMessage | AccountMessage | DocumentMessage

/** What customers choose to be told by e-mail, by text message, both or neither. */
export type NoticeMessage = Extract<Message, { kind: 'orderShipped' | 'documentExpires' }>

export type OrderMessage =
  | { readonly kind: 'orderConfirmed'; readonly order_id: number; readonly content: OrderedContent }
  | {
      readonly kind: 'orderDeclined'
      readonly submission_id: string
      readonly cart_id: number
      readonly total: number
      /** null: the charge was not made */
      readonly reason: string | null
    }
  | {
      readonly kind: 'orderShipped'
      readonly order_id: number
      /** tells the shipments of an order apart */
      readonly shipment: number | string
      readonly carrier: string | null
      /** the first of its numbers */
      readonly tracking_number: string | null
      readonly tracking_url: string | null
      /** all of them; absent in e-mails written before there could be several */
      readonly numbers?: readonly TrackedNumber[]
      readonly shipped: readonly ShippedLine[]
      /** what follows later; empty: the order is complete */
      readonly remaining: readonly ShippedLine[]
    }
  | {
      /** always by e-mail: it takes back what a notice said */
      readonly kind: 'shipmentCorrected'
      readonly order_id: number
      readonly shipment: number
      /** tells the corrections of a shipment apart */
      readonly revision: number
      readonly shipped_at: string
      readonly carrier: string | null
      /** all that hold now */
      readonly numbers: readonly TrackedNumber[]
    }
  | {
      readonly kind: 'shipmentVoided'
      readonly order_id: number
      readonly shipment: number
      readonly shipped_at: string
      readonly numbers: readonly string[]
      readonly reason: string
      /** to be shipped again */
      readonly lines: readonly ShippedLine[]
    }
  | {
      readonly kind: 'orderCancelled'
      readonly order_id: number
      readonly reason: string | null
      readonly refund: number | null
    }
  | {
      readonly kind: 'orderRefunded'
      readonly order_id: number
      /** tells the refunds of an order apart */
      readonly refund: number | string
      readonly amount: number
      readonly reason: string | null
      /** absent: to the card */
      readonly how?: ManualWay
      readonly reference?: string | null
    }
  | {
      /** the receipt of money that came without the card */
      readonly kind: 'orderPaid'
      readonly order_id: number
      readonly payment: string
      readonly how: ManualWay
      /** such as the number of a check */
      readonly reference: string | null
      readonly amount: number
      /** after it */
      readonly owed: number
      readonly at: string
    }
  | {
      /** it was recorded by mistake */
      readonly kind: 'orderPaymentTakenBack'
      readonly order_id: number
      readonly payment: string
      readonly how: ManualWay
      readonly amount: number
      /** after it */
      readonly owed: number
      readonly reason: string
    }
  | {
      /** some cases of an order that goes on */
      readonly kind: 'orderCasesCancelled'
      readonly order_id: number
      readonly cancellation: string
      readonly lines: readonly ShippedLine[]
      readonly refund: number | null
      /** after it */
      readonly owed: number | null
      readonly reason: string
    }
  | {
      /** it costs less, and nothing goes back to the card */
      readonly kind: 'orderCredited'
      readonly order_id: number
      readonly credit: string
      readonly amount: number
      readonly refund: number | null
      /** after it */
      readonly owed: number | null
      readonly reason: string
    }
  | {
      /** what the e-mail about a cancellation promised; told once, however often it is tried again */
      readonly kind: 'orderRefundDeclined'
      readonly order_id: number
      readonly amount: number
    }
  | {
      /** the receipt of a pickup order */
      readonly kind: 'orderHandedOver'
      readonly order_id: number
      readonly handed_to: string
      readonly at: string
      readonly lines: readonly ShippedLine[]
    }
  | {
      /** staff moved it into a status in which the customer has to do something */
      readonly kind: 'orderStatus'
      readonly order_id: number
      readonly status_id: ToldStatus
      readonly at: string
      /** absent in e-mails written before it was said */
      readonly owed?: number
    }

export type AccountMessage =
  | { readonly kind: 'passwordChanged'; readonly customer_id: number; readonly password_version: number }
  | {
      /** to the old address */
      readonly kind: 'emailChanged'
      readonly customer_id: number
      readonly changed_at: string
      readonly email: string
    }
  | {
      readonly kind: 'backInStock'
      /** asked for once, and gone with this e-mail */
      readonly alert_id: number
      readonly model: string
      readonly name: string
      /** of the page of the product */
      readonly url: string
      readonly mail_token: string
    }
  | {
      readonly kind: 'volumeReceived'
      readonly customer_id: number
      readonly submitted_at: string
      readonly company: string
    }
  | {
      readonly kind: 'volumeApproved'
      readonly customer_id: number
      readonly decided_at: string
      readonly level: string
    }
  | {
      readonly kind: 'volumeDeclined'
      readonly customer_id: number
      readonly decided_at: string
      readonly reason: string | null
    }

export type DocumentMessage =
  | {
      readonly kind: 'documentApproved'
      readonly document_id: number | string
      readonly name: string
      readonly expires_on: string | null
      /** that no longer wait; absent in e-mails written before orders could wait */
      readonly orders?: readonly number[]
    }
  | {
      readonly kind: 'documentRefused'
      readonly document_id: number | string
      readonly name: string
      readonly reason: string
    }
  | {
      readonly kind: 'documentExpires'
      readonly document_id: number | string
      readonly name: string
      readonly expires_on: string
      readonly days: 30 | 7
    }
  | {
      readonly kind: 'jobDone'
      readonly job_id: number | string
      readonly label: string
      readonly kept_until: string
    }
  | { readonly kind: 'jobFailed'; readonly job_id: number | string; readonly label: string }

/** A number of a carrier, and its page about it, which is shown when it is https. */
export interface TrackedNumber {
  readonly number: string
  readonly url: string | null
}

interface ShippedLine {
  readonly model: string
  readonly name: string
  readonly quantity: number
}

/** The fields of a submission that every e-mail about an order has; the others are absent in those of earlier versions. */
type AlwaysTold =
  | 'charges'
  | 'subtotal'
  | 'total'
  | 'deposit'
  | 'delivery'
  | 'ship_date'
  | 'pickup'
  | 'payment_method'
  | 'card'

/** What e-mails have of a submission: all but its addresses, which they have as on an envelope. */
export interface OrderedContent
  extends Pick<SubmissionContent, AlwaysTold>,
    Partial<Omit<SubmissionContent, AlwaysTold | 'lines' | 'address' | 'billing'>> {
  readonly lines: readonly (ShippedLine & { readonly cents: number })[]
  /** empty: it is picked up */
  readonly ship_to?: readonly string[]
  readonly bill_to?: readonly string[]
  readonly purchase_order_number?: string | null
  /** for the review of documents */
  readonly waits?: boolean
}

/** What a message is about, once; a second one with the same key is not written. */
export function messageKey(message: Message): string {
  switch (message.kind) {
    case 'orderConfirmed':
    case 'orderCancelled':
    case 'orderRefundDeclined':
    case 'orderHandedOver':
      return `${message.kind}:${message.order_id}`
    case 'orderDeclined':
      return `${message.kind}:${message.submission_id}`
    case 'orderShipped':
    case 'shipmentVoided':
      return `${message.kind}:${message.order_id}:${message.shipment}`
    case 'shipmentCorrected':
      return `${message.kind}:${message.order_id}:${message.shipment}:${message.revision}`
    case 'orderRefunded':
      return `${message.kind}:${message.order_id}:${message.refund}`
    case 'orderCasesCancelled':
      return `${message.kind}:${message.order_id}:${message.cancellation}`
    case 'orderCredited':
      return `${message.kind}:${message.order_id}:${message.credit}`
    case 'orderPaid':
    case 'orderPaymentTakenBack':
      return `${message.kind}:${message.order_id}:${message.payment}`
    case 'orderStatus':
      return `${message.kind}:${message.order_id}:${message.at}`
    case 'passwordChanged':
      return `${message.kind}:${message.customer_id}:${message.password_version}`
    case 'emailChanged':
      return `${message.kind}:${message.customer_id}:${message.changed_at}`
    case 'backInStock':
      return `${message.kind}:${message.alert_id}`
    case 'volumeReceived':
      return `${message.kind}:${message.customer_id}:${message.submitted_at}`
    case 'volumeApproved':
    case 'volumeDeclined':
      return `${message.kind}:${message.customer_id}:${message.decided_at}`
    case 'documentApproved':
    case 'documentRefused':
      return `${message.kind}:${message.document_id}`
    case 'documentExpires':
      return `${message.kind}:${message.document_id}:${message.expires_on}:${message.days}`
    case 'jobDone':
    case 'jobFailed':
      return `job:${message.job_id}`
    default:
      return message satisfies never
  }
}
