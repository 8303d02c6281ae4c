import { longDate } from '#server/platform/central-time.ts'
import type { Sender } from './content.ts'
import type { NoticeMessage } from './message.ts'
import { numbersOf } from './shipment-messages.ts'

/** A notice as a text message: no link, because nobody can tell ours from those of a fraud. */
export function noticeText(message: NoticeMessage, { name }: Sender): string {
  return `${name}: ${factOf(message)}`.replaceAll(/\p{Cc}+/gu, ' ')
}

function factOf(message: NoticeMessage): string {
  switch (message.kind) {
    case 'orderShipped': {
      const { order_id, carrier, remaining } = message
      const [first, ...more] = numbersOf(message)
      const subject = remaining.length > 0 ? `a part of order ${order_id}` : `order ${order_id}`
      const way = [carrier, first?.number].filter((part) => part).join(' ')
      const rest = more.length === 0 ? '' : ` and ${more.length} more`
      return `${subject} has shipped${way === '' ? '' : `, ${way}`}${rest}.`
    }
    case 'documentExpires':
      return `${message.name} expires on ${longDate(message.expires_on)}. Orders that need it cannot ship after that day.`
    default:
      return message satisfies never
  }
}
