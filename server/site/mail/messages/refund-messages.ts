import { orderPath } from '#contract/content/paths.ts'
import { PAID_BY } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { contactOf, fact, facts, type MailContent, paragraph, type Sender, shopLink } from './content.ts'
import { creditNoteText } from './credit-messages.ts'
import type { OrderMessage } from './message.ts'

type Of<K extends OrderMessage['kind']> = Extract<OrderMessage, { kind: K }>

export function cancelled({ order_id, reason, refund }: Of<'orderCancelled'>, sender: Sender): MailContent {
  return {
    subject: `Order ${order_id} was cancelled`,
    heading: `Order ${order_id} was cancelled`,
    blocks: [
      paragraph('Nothing of this order will be shipped.'),
      ...(reason === null ? [] : [facts(['Reason', reason])]),
      ...(refund === null
        ? []
        : [
            paragraph(`${formatMoney(refund)} goes back to you by the way in which you paid.`),
            creditNoteText,
          ]),
      paragraph(`If you did not expect this, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

export function refunded(
  { order_id, amount, reason, how, reference }: Of<'orderRefunded'>,
  sender: Sender,
): MailContent {
  return {
    subject: `Refund for order ${order_id}`,
    heading: `We refunded ${formatMoney(amount)}`,
    blocks: [
      facts(
        ['Order', String(order_id)],
        ['Refund', formatMoney(amount)],
        fact('Reference', reference),
        reason === null ? null : ['Reason', reason],
      ),
      paragraph(
        how === undefined
          ? 'It goes back to your card. It takes a few days until your bank shows it.'
          : `We gave it back ${PAID_BY[how]}.`,
      ),
      creditNoteText,
      paragraph(`For questions, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

export function refundDeclined({ order_id, amount }: Of<'orderRefundDeclined'>, sender: Sender): MailContent {
  return {
    subject: `The refund for order ${order_id} needs another way`,
    heading: `We still owe you ${formatMoney(amount)}`,
    blocks: [
      facts(['Order', String(order_id)], ['Refund', formatMoney(amount)]),
      paragraph('Your order is cancelled, but your card did not accept the refund.'),
      paragraph('You do not have to do anything: we contact you about another way to send you the money.'),
      paragraph(`To choose one now, ${contactOf(sender)} and mention order ${order_id}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}
