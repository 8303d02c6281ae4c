import { longDate } from '#server/platform/central-time.ts'
import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { PATHS } from '#contract/content/paths.ts'
import { formatMoney } from '#contract/platform/money.ts'
import {
  type Fact,
  fact,
  facts,
  momentText,
  type MailContent,
  paragraph,
  type Sender,
  shopLink,
} from './content.ts'
import { askedFacts, orderTotals } from './order-facts.ts'
import type { FailedWork, NamedCustomer, ShopMessage } from './shop-message.ts'

type Of<K extends ShopMessage['kind']> = Extract<ShopMessage, { kind: K }>

export function shopContent(message: ShopMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'orderPlaced':
      return orderPlaced(message, sender)
    case 'documentUploaded':
      return documentUploaded(message, sender)
    case 'volumeRequested':
      return volumeRequested(message, sender)
    case 'workFailed':
      return workFailed(message, sender)
    case 'stockLow':
      return stockLow(message, sender)
    default:
      return message satisfies never
  }
}

function orderPlaced({ order_id, customer, content }: Of<'orderPlaced'>, sender: Sender): MailContent {
  const { lines, total } = content
  return {
    subject: `New order ${order_id}, ${formatMoney(total)}, ${partyOf(customer)}`,
    heading: `New order ${order_id}`,
    blocks: [
      ...(content.waits ? [paragraph('It waits for the review of documents: do not ship it yet.')] : []),
      facts(['Customer', customerText(customer)], ...askedFacts(content, false)),
      {
        kind: 'lines',
        title: `To pack: ${counted(countCases(lines), 'case')}`,
        lines: lines.map((line) => ({
          model: line.model,
          name: `${counted(line.quantity, 'case')} of ${line.model}`,
          note: [line.name, line.packaging, line.upc && `UPC ${line.upc}`].filter(Boolean).join(', '),
          amount: formatMoney(line.cents * line.quantity),
        })),
      },
      orderTotals(content),
      ...shopLink(sender, `Open order ${order_id}`, `${PATHS.staffContent}?screen=orders&id=${order_id}`),
    ],
  }
}

const documentUploaded = (message: Of<'documentUploaded'>, sender: Sender): MailContent => ({
  subject: `Document to review: ${message.name}, ${partyOf(message.customer)}`,
  heading: 'A customer has sent a document',
  blocks: [
    facts(
      ['Customer', customerText(message.customer)],
      ['Document', message.name],
      ['For', message.document === 'insurance' ? 'Insurance' : 'Professional use'],
      message.expires_on === null ? null : ['Valid until', longDate(message.expires_on)],
    ),
    paragraph('Orders that need it wait until it is approved.'),
    ...shopLink(sender, 'Open the documents', `${PATHS.staffContent}?screen=documents`),
  ],
})

const volumeRequested = ({ customer, request }: Of<'volumeRequested'>, sender: Sender): MailContent => ({
  subject: `Application for volume pricing: ${request.company}`,
  heading: 'Application for volume pricing',
  blocks: [
    facts(
      ['Customer', customerText(customer)],
      ['Company', request.company],
      ['Tax ID', request.tax_id],
      fact('License', request.license_number),
      ['Yearly volume', request.yearly_volume],
      ['State', request.state],
      fact('Products', request.products),
      fact('References', request.trade_references),
    ),
    paragraph('The customer was told that you answer within 2 working days.'),
    ...shopLink(sender, 'Open the applications', `${PATHS.staffContent}?screen=volume`),
  ],
})

const WORK: Readonly<Record<FailedWork, readonly [one: string, several: string]>> = {
  email: ['e-mail was not sent', 'e-mails were not sent'],
  text: ['text message was not sent', 'text messages were not sent'],
  conversion: ['conversion was not recorded', 'conversions were not recorded'],
  sheet: ['sheet of a customer was not made', 'sheets of customers were not made'],
  webhook: ['webhook was not delivered', 'webhooks were not delivered'],
}

function workFailed({ failed, hour }: Of<'workFailed'>, sender: Sender): MailContent {
  const texts = failed.map(({ what, count }) => counted(count, ...WORK[what]))
  return {
    subject: `Something failed: ${texts.join(', ')}`,
    heading: 'The shop could not do everything',
    blocks: [
      facts(['Since', momentText(hour)], ...texts.map((text): Fact => ['Failed', text])),
      ...(failed.some(({ what }) => what !== 'webhook')
        ? [
            paragraph(
              'It was tried for hours. E-mails, text messages and conversions are tried again a day later; a customer was told of a sheet. The log of the shop says why.',
            ),
          ]
        : []),
      ...(failed.some(({ what }) => what === 'webhook')
        ? [
            paragraph(
              'The address of a webhook failed for a day, or answered that it is gone (410), and is paused. At Feed, Deliveries say why: mend the receiver, switch the address on, send it a test, and replay what it has missed.',
            ),
          ]
        : []),
      ...shopLink(sender, 'Open the desk', PATHS.staff),
    ],
  }
}

function stockLow({ products, cases, count }: Of<'stockLow'>, sender: Sender): MailContent {
  const subject =
    count === 1 && products[0] ? `Low stock: ${products[0].model}` : `Low stock: ${counted(count, 'product')}`
  return {
    subject,
    heading: 'Stock is low',
    blocks: [
      paragraph(`${counted(cases, 'case')} or less ${cases === 1 ? 'is' : 'are'} left of:`),
      {
        kind: 'lines',
        title: 'Products',
        lines: products.map(({ model, name, qty }) => ({
          model,
          name: model,
          note: name,
          amount: qty > 0 ? counted(qty, 'case') : 'sold out',
        })),
      },
      ...(count > products.length ? [paragraph(`And ${count - products.length} more.`)] : []),
      ...shopLink(sender, 'Open the desk', PATHS.staff),
    ],
  }
}

const partyOf = ({ company, name }: NamedCustomer): string =>
  company === null || company === '' ? name : company

const customerText = ({ id, name, company, email }: NamedCustomer): string =>
  [name, company, email, `customer ${id}`].filter((part) => part !== null && part !== '').join(', ')
