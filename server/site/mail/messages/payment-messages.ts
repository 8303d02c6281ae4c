import { orderPath } from '#contract/content/paths.ts'
import { PAID_BY } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import {
  contactOf,
  fact,
  type Fact,
  facts,
  type MailContent,
  momentText,
  paragraph,
  type Sender,
  shopLink,
} from './content.ts'
import type { OrderMessage } from './message.ts'

type Of<K extends OrderMessage['kind']> = Extract<OrderMessage, { kind: K }>

export function paid(message: Of<'orderPaid'>, sender: Sender): MailContent {
  const { order_id, how, reference, amount, owed, at } = message
  return {
    subject: `Payment for order ${order_id}`,
    heading: `We received ${formatMoney(amount)}`,
    blocks: [
      facts(
        ['Order', String(order_id)],
        ['Paid', `${formatMoney(amount)} ${PAID_BY[how]}`],
        fact('Reference', reference),
        ['When', momentText(at)],
        owedFact(owed),
      ),
      paragraph('Thank you. Keep this e-mail as your receipt.'),
      ...(owed === 0 ? [paragraph(PAID_IN_FULL)] : []),
      paragraph(`For questions, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

export function takenBack(message: Of<'orderPaymentTakenBack'>, sender: Sender): MailContent {
  const { order_id, how, amount, owed, reason } = message
  return {
    subject: `Correction of a payment for order ${order_id}`,
    heading: 'We corrected a payment',
    blocks: [
      paragraph(
        `Our receipt of ${formatMoney(amount)} ${PAID_BY[how]} for order ${order_id} was a mistake of ours. It is not valid.`,
      ),
      facts(['Order', String(order_id)], ['Reason', reason], owedFact(owed)),
      paragraph(`If you did pay it, ${contactOf(sender)} and mention order ${order_id}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

const PAID_IN_FULL = 'Your order is paid in full. If it waited for this payment, we now go on with it.'

const owedFact = (owed: number): Fact => ['Still owed', owed === 0 ? 'Nothing' : formatMoney(owed)]
