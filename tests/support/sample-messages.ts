import type { Message } from '#server/site/mail/messages/message.ts'
import type { ShopMessage } from '#server/site/mail/messages/shop-message.ts'

type Sample = { readonly name: string; readonly message: Message | ShopMessage }

const lines = [
  { model: 'EW-1042', name: 'Ozark Thunder 500 Gram', quantity: 4, cents: 11_850 },
  { model: 'EW-2207', name: 'Lantern Mill Fountain, assorted', quantity: 1, cents: 6_400 },
  { model: 'EW-3310', name: 'Sparkler No. 10 gold', quantity: 12, cents: 2_995 },
] as const
const [first, second, third] = lines
const ordered = {
  lines,
  charges: [
    { name: 'Discount', cents: -2_500 },
    { name: 'Freight', cents: 18_400 },
    { name: 'Sales Tax', cents: 5_217 },
    { name: 'Card Fee', cents: 2_560 },
  ],
  subtotal: 89_740,
  total: 113_417,
  deposit: null,
  delivery: 'Ozark Ridge Freight, LTL',
  ship_date: '2026-06-08',
  pickup: null,
  ship_to: ['Ada Lund', 'Lund & Daughters Display', '118 Cedar Street', 'Gate 4, left', 'Rolla, MO 65401'],
  contact: { name: 'Ben Okafor', phone: '(573) 555-0142' },
  bill_to: ['Lund & Daughters Display', '9 Billing Row', 'Springfield, MO 65806', '(417) 555-0188'],
  comments: 'Ring twice. The forklift is on the left.',
  payment_method: 'credit_card',
  card: { type: 'Visa', last_four: '1111' },
  purchase_order_number: 'LUND-2026-118',
} as const
const pickup = {
  ...ordered,
  delivery: 'Pickup on 2026-06-20 at 13:30, Central time',
  ship_date: null,
  pickup: '2026-06-20 13:30',
  ship_to: [],
  contact: { name: 'Ana Ruiz', phone: '(417) 555-0166' },
  comments: null,
  payment_method: 'pay_at_pickup',
  card: null,
  purchase_order_number: null,
} as const
const shipment = {
  kind: 'orderShipped',
  order_id: 20_418,
  shipment: 1,
  carrier: 'Ozark Ridge Freight',
  tracking_number: 'ORF-77120045',
  tracking_url: 'https://tracking.example/ORF-77120045',
} as const
const numbers = [
  { number: 'ORF-77120045', url: 'https://tracking.example/ORF-77120045' },
  { number: 'ORF-77120046', url: null },
]
const customer = { customer_id: 7, decided_at: '2026-05-04T15:00:00.000Z' }
const paper = { document_id: 41, name: 'ATF display authorization' }

const sample = (name: string, message: Message | ShopMessage): Sample => ({ name, message })
const status = (name: string, status_id: 10 | 11 | 22, day: number, owed = 0): Sample =>
  sample(name, { kind: 'orderStatus', order_id: 20_418, status_id, at: `2026-05-0${day}`, owed })

/** Every kind of message, some in several forms. */
export const sampleMessages: readonly Sample[] = [
  sample('order-confirmed', { kind: 'orderConfirmed', order_id: 20_418, content: ordered }),
  sample('order-confirmed-deposit', {
    kind: 'orderConfirmed',
    order_id: 20_418,
    content: { ...ordered, deposit: 28_355 },
  }),
  sample('order-confirmed-pickup', { kind: 'orderConfirmed', order_id: 20_419, content: pickup }),
  sample('order-confirmed-waiting', {
    kind: 'orderConfirmed',
    order_id: 20_420,
    content: { ...ordered, waits: true },
  }),
  sample('order-confirmed-pickup-waiting', {
    kind: 'orderConfirmed',
    order_id: 20_421,
    content: { ...pickup, waits: true },
  }),
  sample('order-declined', {
    kind: 'orderDeclined',
    submission_id: '5d2f1e5c-7f0a-4f4e-9a55-0f8f3f1d2c11',
    cart_id: 3_104,
    total: 113_417,
    reason: 'The bank did not approve this card. Nothing was charged.',
  }),
  sample('order-shipped', { ...shipment, shipped: lines, remaining: [] }),
  sample('order-shipped-several', { ...shipment, numbers, shipped: lines, remaining: [] }),
  sample('order-shipment-corrected', {
    kind: 'shipmentCorrected',
    order_id: 20_418,
    shipment: 1,
    revision: 2,
    shipped_at: '2026-06-08T15:00:00.000Z',
    carrier: shipment.carrier,
    numbers,
  }),
  sample('order-shipment-voided', {
    kind: 'shipmentVoided',
    order_id: 20_418,
    shipment: 1,
    shipped_at: '2026-06-08T15:00:00.000Z',
    numbers: ['ORF-77120045', 'ORF-77120046'],
    reason: 'The truck did not come.',
    lines: [first, second],
  }),
  sample('order-shipped-partly', { ...shipment, shipped: [first, second], remaining: [third] }),
  sample('order-cancelled', {
    kind: 'orderCancelled',
    order_id: 20_418,
    reason: 'The ship day was moved after the season.',
    refund: 113_417,
  }),
  sample('order-refunded', {
    kind: 'orderRefunded',
    order_id: 20_418,
    refund: 1,
    amount: 6_400,
    reason: 'One case arrived damaged.',
  }),
  sample('order-refunded-by-check', {
    kind: 'orderRefunded',
    order_id: 20_418,
    refund: 2,
    amount: 6_400,
    reason: 'One case arrived damaged.',
    how: 'check',
    reference: '311',
  }),
  sample('order-cases-cancelled', {
    kind: 'orderCasesCancelled',
    order_id: 20_418,
    cancellation: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a003',
    lines: [second],
    refund: 6_210,
    owed: null,
    reason: 'This fountain is sold out.',
  }),
  sample('order-credited', {
    kind: 'orderCredited',
    order_id: 20_418,
    credit: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004',
    amount: 6_210,
    refund: null,
    owed: 53_417,
    reason: 'One case arrived damaged.',
  }),
  sample('order-paid', {
    kind: 'orderPaid',
    order_id: 20_418,
    payment: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002',
    how: 'wire',
    reference: 'FW-20260504-118',
    amount: 60_000,
    owed: 53_417,
    at: '2026-05-04T15:00:00.000Z',
  }),
  sample('order-payment-taken-back', {
    kind: 'orderPaymentTakenBack',
    order_id: 20_418,
    payment: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002',
    how: 'wire',
    amount: 60_000,
    owed: 113_417,
    reason: 'The transfer was for another order.',
  }),
  sample('order-refund-declined', { kind: 'orderRefundDeclined', order_id: 20_418, amount: 113_417 }),
  status('order-waits-for-payment', 10, 4, 113_417),
  status('order-waits-for-documents', 11, 5),
  status('order-ready', 22, 6, 85_062),
  status('order-ready-paid', 22, 7),
  sample('order-handed-over', {
    kind: 'orderHandedOver',
    order_id: 20_419,
    handed_to: 'Ana Ruiz',
    at: '2026-05-07T15:30:00.000Z',
    lines,
  }),
  sample('password-changed', { kind: 'passwordChanged', customer_id: 7, password_version: 3 }),
  sample('email-changed', {
    kind: 'emailChanged',
    customer_id: 7,
    changed_at: '2026-05-04T15:00:00.000Z',
    email: 'ada@lund-display.example',
  }),
  sample('back-in-stock', {
    kind: 'backInStock',
    alert_id: 12,
    model: 'EW-1042',
    name: 'Ozark Thunder 500 Gram',
    url: 'ozark-thunder',
    mail_token: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
  }),
  sample('volume-received', {
    kind: 'volumeReceived',
    customer_id: 7,
    submitted_at: '2026-05-04T15:00:00.000Z',
    company: 'Lund & Daughters Display',
  }),
  sample('volume-approved', { kind: 'volumeApproved', ...customer, level: 'Gold' }),
  sample('volume-declined', {
    kind: 'volumeDeclined',
    ...customer,
    reason: 'We could not reach the trade references.',
  }),
  sample('document-approved', { kind: 'documentApproved', ...paper, expires_on: '2027-06-30' }),
  sample('document-refused', { kind: 'documentRefused', ...paper, reason: 'The second page is missing.' }),
  sample('document-expires-30', { kind: 'documentExpires', ...paper, expires_on: '2026-07-04', days: 30 }),
  sample('document-expires-7', { kind: 'documentExpires', ...paper, expires_on: '2026-07-04', days: 7 }),
  sample('job-done', {
    kind: 'jobDone',
    job_id: 12,
    label: 'Price tags of order 20418',
    kept_until: '2026-06-22',
  }),
  ...shopSamples(),
  sample('job-failed', { kind: 'jobFailed', job_id: 12, label: 'Price tags of order 20418' }),
]

/** What the owner is told. */
function shopSamples(): readonly Sample[] {
  const buyer = {
    id: 7,
    name: 'Ada Lund',
    company: 'Lund & Daughters Display',
    email: 'ada@lund-display.example',
  }
  const placed = {
    ...ordered,
    lines: lines.map((line, index) => ({ ...line, upc: `43108507056${index}`, packaging: '4/1' })),
    ship_to: ['Ada Lund', 'Lund & Daughters Display', '118 Cedar Street', 'Gate 4', 'Rolla, MO 65401'],
    contact: { name: 'Ada Lund', phone: '(573) 555-0118' },
    comments: 'Call an hour before. The gate is on the north side.',
    waits: false,
  }
  return [
    sample('shop-order', { kind: 'orderPlaced', order_id: 20_418, customer: buyer, content: placed }),
    sample('shop-order-pickup', {
      kind: 'orderPlaced',
      order_id: 20_419,
      customer: { ...buyer, company: null },
      content: {
        ...pickup,
        lines: placed.lines,
        contact: placed.contact,
        comments: null,
        ship_to: [],
        waits: true,
      },
    }),
    sample('shop-document', {
      kind: 'documentUploaded',
      document_id: 41,
      customer: buyer,
      document: 'authorization',
      name: paper.name,
      expires_on: '2027-06-30',
    }),
    sample('shop-volume', {
      kind: 'volumeRequested',
      customer: buyer,
      submitted_at: '2026-05-04T15:00:00.000Z',
      request: {
        company: 'Lund & Daughters Display',
        tax_id: '12-3456789',
        license_number: '5-MO-123',
        yearly_volume: '$25,000 to $100,000',
        state: 'MO',
        products: 'Finale racks',
        trade_references: null,
      },
    }),
    sample('shop-failures', {
      kind: 'workFailed',
      project_id: 11,
      hour: '2026-05-04T15:00:00.000Z',
      failed: [
        { what: 'email', count: 3 },
        { what: 'sheet', count: 1 },
      ],
    }),
    sample('shop-low-stock', {
      kind: 'stockLow',
      project_id: 11,
      at: '2026-05-04T15:00:00.000Z',
      cases: 5,
      products: [
        { model: 'EW-3310', name: 'Sparkler No. 10 gold', qty: 0 },
        { model: 'EW-1042', name: 'Ozark Thunder 500 Gram', qty: 4 },
      ],
      count: 3,
    }),
  ]
}
