import { longDateText, type Sender } from './content.ts'
import type { NoticeMessage } from './message.ts'

/** A notice as a text message: no link, because nobody can tell ours from those of a fraud. */
export function noticeText(message: NoticeMessage, { name }: Sender): string {
  return `${name}: ${factOf(message)}`.replaceAll(/\p{Cc}+/gu, ' ')
}

function factOf(message: NoticeMessage): string {
  switch (message.kind) {
    case 'orderShipped': {
      const { order_id, carrier, tracking_number, remaining } = message
      const subject = remaining.length > 0 ? `a part of order ${order_id}` : `order ${order_id}`
      const way = [carrier, tracking_number].filter((part) => part !== null).join(' ')
      return `${subject} has shipped${way === '' ? '' : `, ${way}`}.`
    }
    case 'documentExpires':
      return `${message.name} expires on ${longDateText(message.expires_on)}. Orders that need it cannot ship after that day.`
    default:
      return message satisfies never
  }
}
