import { toHtml } from './html-body.ts'
import { accountContent } from './account-messages.ts'
import type { MailContent, Sender } from './content.ts'
import { documentContent } from './document-messages.ts'
import type { Message } from './message.ts'
import type { ShopMessage } from './shop-message.ts'
import { shopContent } from './shop-messages.ts'
import { orderContent } from './order-messages.ts'
import { toText } from './text-body.ts'

interface Composed {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Both bodies say the same. @param pictures URLs of pictures by model, which the HTML shows beside lines */
export function compose(
  message: Message | ShopMessage,
  sender: Sender,
  pictures: ReadonlyMap<string, string> = new Map(),
): Composed {
  const content = singleLined(contentOf(message, sender))
  return { subject: content.subject, text: toText(content, sender), html: toHtml(content, sender, pictures) }
}

function contentOf(message: Message | ShopMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'orderConfirmed':
    case 'orderDeclined':
    case 'orderShipped':
    case 'shipmentCorrected':
    case 'shipmentVoided':
    case 'orderCancelled':
    case 'orderRefunded':
    case 'orderRefundDeclined':
    case 'orderCasesCancelled':
    case 'orderCredited':
    case 'orderPaid':
    case 'orderPaymentTakenBack':
    case 'orderStatus':
    case 'orderHandedOver':
      return orderContent(message, sender)
    case 'passwordChanged':
    case 'emailChanged':
    case 'backInStock':
    case 'volumeReceived':
    case 'volumeApproved':
    case 'volumeDeclined':
      return accountContent(message, sender)
    case 'documentApproved':
    case 'documentRefused':
    case 'documentExpires':
    case 'jobDone':
    case 'jobFailed':
      return documentContent(message, sender)
    case 'orderPlaced':
    case 'documentUploaded':
    case 'volumeRequested':
    case 'workFailed':
    case 'stockLow':
      return shopContent(message, sender)
    default:
      return message satisfies never
  }
}

/** No typed value can begin a line or header of its own, or turn the direction of the text around. */
const singleLined = (content: MailContent): MailContent =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
      : value,
  ) as MailContent
