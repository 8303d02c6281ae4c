import { longDate } from '#server/platform/central-time.ts'
import { counted } from '#contract/platform/format-count.ts'
import { orderPath, PATHS } from '#contract/content/paths.ts'
import { formatMoney } from '#contract/platform/money.ts'
import {
  contactOf,
  momentText,
  facts,
  type MailContent,
  paragraph,
  type Sender,
  shopLink,
} from './content.ts'
import type { OrderedContent, OrderMessage } from './message.ts'
import { askedFacts, orderTotals } from './order-facts.ts'
import { orderStatusContent } from './order-status-message.ts'
import { paid, takenBack } from './payment-messages.ts'
import { casesCancelled, credited } from './credit-messages.ts'
import { cancelled, refundDeclined, refunded } from './refund-messages.ts'
import { casesOf, shipmentCorrected, shipmentVoided, shipped } from './shipment-messages.ts'

type Of<K extends OrderMessage['kind']> = Extract<OrderMessage, { kind: K }>

export function orderContent(message: OrderMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'orderConfirmed':
      return confirmed(message, sender)
    case 'orderDeclined':
      return declined(message, sender)
    case 'orderShipped':
      return shipped(message, sender)
    case 'shipmentCorrected':
      return shipmentCorrected(message, sender)
    case 'shipmentVoided':
      return shipmentVoided(message, sender)
    case 'orderCancelled':
      return cancelled(message, sender)
    case 'orderRefunded':
      return refunded(message, sender)
    case 'orderRefundDeclined':
      return refundDeclined(message, sender)
    case 'orderCasesCancelled':
      return casesCancelled(message, sender)
    case 'orderCredited':
      return credited(message, sender)
    case 'orderPaid':
      return paid(message, sender)
    case 'orderPaymentTakenBack':
      return takenBack(message, sender)
    case 'orderStatus':
      return orderStatusContent(message, sender)
    case 'orderHandedOver':
      return handedOver(message, sender)
    default:
      return message satisfies never
  }
}

function confirmed({ order_id, content }: Of<'orderConfirmed'>, sender: Sender): MailContent {
  const { waits = false } = content
  return {
    subject: `Order ${order_id} confirmed`,
    heading: `Thank you for your order`,
    blocks: [
      paragraph(`We have received order ${order_id}.`),
      facts(['Order', String(order_id)], ...askedFacts(content, waits)),
      {
        kind: 'lines',
        title: 'Your order',
        lines: content.lines.map(({ model, name, quantity, cents }) => ({
          model,
          name,
          note: `${model}, ${counted(quantity, 'case')}${quantity === 1 ? '' : ` at ${formatMoney(cents)} a case`}`,
          amount: formatMoney(cents * quantity),
        })),
      },
      orderTotals(content),
      ...(waits ? [paragraph(WAITS)] : []),
      paragraph(nextOf(content)),
      paragraph(`If something is not right, ${contactOf(sender)} and mention order ${order_id}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

const WAITS =
  'It waits for the review of your documents. We e-mail you what we decide; once they are approved, we go on with it.'

function nextOf({ pickup, payment_method, deposit, total, ship_date, waits }: OrderedContent): string {
  const isDeposit = deposit !== null && deposit < total
  if (pickup !== null) {
    const owes = payment_method === 'pay_at_pickup' || isDeposit
    const ready = waits ? 'We then get your order ready' : 'We get your order ready for the day of pickup'
    return `${ready}. Bring this order number and a photo ID${owes ? ', and pay what is owed when you pick it up' : ''}.`
  }
  const when = ship_date === null ? 'the agreed day' : longDate(ship_date)
  const prepared = waits ? 'We then prepare your order' : `We prepare your order for ${when}`
  return `${prepared} and hand it to the carrier.${isDeposit ? ' What is still owed is due before it ships.' : ''}`
}

function declined({ cart_id, total, reason }: Of<'orderDeclined'>, sender: Sender): MailContent {
  return {
    subject: 'Your order was not placed',
    heading: 'Your order was not placed',
    blocks: [
      paragraph(
        `The payment for cart ${cart_id} of ${formatMoney(total)} took longer than usual, and was then not made. There is no order.`,
      ),
      paragraph(reason ?? 'Nothing was charged.'),
      paragraph('Your cart is as it was. Open it to place the order again, with this or another card.'),
      paragraph(`For help, ${contactOf(sender)}.`),
      ...shopLink(sender, 'Open your cart', PATHS.cart),
    ],
  }
}

function handedOver(message: Of<'orderHandedOver'>, sender: Sender): MailContent {
  const { order_id, handed_to, at, lines } = message
  return {
    subject: `Order ${order_id} was picked up`,
    heading: 'Your order was picked up',
    blocks: [
      facts(['Order', String(order_id)], ['Handed to', handed_to], ['When', momentText(at)]),
      { kind: 'lines', title: 'Handed over', lines: casesOf(lines) },
      paragraph('Keep this e-mail as your receipt.'),
      paragraph(`If something is missing, or you do not know who took it, ${contactOf(sender)} at once.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}
