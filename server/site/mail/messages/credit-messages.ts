import { orderPath } from '#contract/content/paths.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { contactOf, type Fact, facts, type MailContent, paragraph, type Sender, shopLink } from './content.ts'
import type { OrderMessage } from './message.ts'
import { casesOf } from './shipment-messages.ts'

type Of<K extends OrderMessage['kind']> = Extract<OrderMessage, { kind: K }>

export function casesCancelled(message: Of<'orderCasesCancelled'>, sender: Sender): MailContent {
  const { order_id, lines, refund, owed, reason } = message
  return {
    subject: `Part of order ${order_id} was cancelled`,
    heading: `A part of order ${order_id} was cancelled`,
    blocks: [
      paragraph('These cases will not be shipped. The rest of your order goes on as before.'),
      {
        kind: 'lines',
        title: 'Cancelled',
        lines: casesOf(lines),
      },
      facts(['Reason', reason], owedFact(owed)),
      ...refundText(refund),
      creditNoteText,
      paragraph(`If you did not expect this, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

export function credited(message: Of<'orderCredited'>, sender: Sender): MailContent {
  const { order_id, amount, refund, owed, reason } = message
  return {
    subject: `Order ${order_id} costs less`,
    heading: `We took ${formatMoney(amount)} off your order`,
    blocks: [
      facts(
        ['Order', String(order_id)],
        ['Taken off', formatMoney(amount)],
        ['Reason', reason],
        owedFact(owed),
      ),
      ...refundText(refund),
      creditNoteText,
      paragraph(`For questions, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

const owedFact = (owed: number | null): Fact | null =>
  owed === null ? null : ['Still owed', formatMoney(owed)]

export const creditNoteText = paragraph('The credit note is among the documents of your order.')

const refundText = (refund: number | null) =>
  refund === null ? [] : [paragraph(`${formatMoney(refund)} goes back to you by the way in which you paid.`)]
