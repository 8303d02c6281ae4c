import { counted } from '#contract/platform/format-count.ts'
import { orderPath } from '#contract/content/paths.ts'
import {
  type Block,
  contactOf,
  fact,
  facts,
  type MailContent,
  momentText,
  paragraph,
  type Sender,
  shopLink,
} from './content.ts'
import type { OrderMessage, TrackedNumber } from './message.ts'

type Of<K extends OrderMessage['kind']> = Extract<OrderMessage, { kind: K }>

export function shipped(message: Of<'orderShipped'>, sender: Sender): MailContent {
  const { order_id, carrier, remaining } = message
  const numbers = numbersOf(message)
  const isPart = remaining.length > 0
  return {
    subject: isPart ? `Part of order ${order_id} has shipped` : `Order ${order_id} has shipped`,
    heading: isPart ? 'A part of your order is on its way' : 'Your order is on its way',
    blocks: [
      facts(['Order', String(order_id)], fact('Carrier', carrier), numbersFact(numbers)),
      ...trackingLinks(numbers),
      { kind: 'lines', title: 'In this shipment', lines: casesOf(message.shipped) },
      ...(isPart ? [{ kind: 'lines', title: 'Follows later', lines: casesOf(remaining) } as const] : []),
      paragraph('Count the cases before you sign for them, and note any damage on the delivery receipt.'),
      paragraph(`For questions, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

export function shipmentCorrected(message: Of<'shipmentCorrected'>, sender: Sender): MailContent {
  const { order_id, carrier, numbers, shipped_at } = message
  return {
    subject: `Tracking of order ${order_id} corrected`,
    heading: 'We corrected how your shipment is tracked',
    blocks: [
      facts(
        ['Order', String(order_id)],
        ['Shipped', momentText(shipped_at)],
        fact('Carrier', carrier),
        numbersFact(numbers),
      ),
      ...trackingLinks(numbers),
      paragraph(
        numbers.length === 0
          ? 'This shipment has no tracking number. One that we told you before does not belong to it.'
          : 'Any other tracking number that we told you for this shipment does not belong to it.',
      ),
      paragraph(`For questions, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

export function shipmentVoided(message: Of<'shipmentVoided'>, sender: Sender): MailContent {
  const { order_id, numbers, shipped_at, reason, lines } = message
  return {
    subject: `A shipment of order ${order_id} is not on its way`,
    heading: 'A shipment of your order is not on its way',
    blocks: [
      paragraph(
        'We told you of a shipment that we have taken back. Its cases ship later, and we tell you when they do. You do not have to do anything.',
      ),
      facts(
        ['Order', String(order_id)],
        ['Taken back', `the shipment of ${momentText(shipped_at)}`],
        fact('No longer valid', numbers),
        ['Reason', reason],
      ),
      { kind: 'lines', title: 'Ships later', lines: casesOf(lines) },
      paragraph(`For questions, ${contactOf(sender)}.`),
      ...shopLink(sender, 'See your order', orderPath(order_id)),
    ],
  }
}

/** E-mails written before a shipment could have several numbers have one at most. */
export const numbersOf = ({
  numbers,
  tracking_number: number,
  tracking_url: url,
}: Of<'orderShipped'>): readonly TrackedNumber[] => numbers ?? (number === null ? [] : [{ number, url }])

const numbersFact = (numbers: readonly TrackedNumber[]) =>
  fact(
    numbers.length === 1 ? 'Tracking number' : 'Tracking numbers',
    numbers.map(({ number }) => number),
  )

/** A button for one number, a line each for several. */
function trackingLinks(numbers: readonly TrackedNumber[]): readonly Block[] {
  const [first, ...more] = numbers
  if (!first) return []
  if (more.length === 0)
    return isHttps(first.url) ? [{ kind: 'link', label: 'Track this shipment', href: first.url }] : []
  return numbers.flatMap(({ number, url }) =>
    isHttps(url) ? [{ kind: 'quietLink', label: `Track ${number}`, href: url } as const] : [],
  )
}

export const casesOf = (lines: Of<'orderShipped'>['shipped']) =>
  lines.map(({ model, name, quantity }) => ({
    model,
    name,
    note: `${model}, ${counted(quantity, 'case')}`,
    amount: '',
  }))

const isHttps = (url: string | null): url is string =>
  url !== null && URL.canParse(url) && new URL(url).protocol === 'https:'
