import { invoiceName } from '#contract/orders/order-history.ts'
import { expect, test } from 'vitest'
import { factsOf, packingFactsOf, paymentsOf } from '#server/sheets/invoice-facts.ts'
import { partiesOf } from '#server/sheets/invoice-parties.ts'
import type { DocumentOrder } from '#server/sheets/order-rows.ts'
import { paymentRow } from '#tests/support/payment-row.ts'

const order = (more: Partial<DocumentOrder> = {}): DocumentOrder => ({
  id: 800_321,
  project_id: 11,
  purchased_at: new Date('2026-06-01T15:00:00Z'),
  completed_at: null,
  status_id: 1,
  payment_method: 'net_terms',
  delivery: 'Ozark Freight, Ground, small hazmat packages only',
  ship_date: '2026-06-04',
  pickup: null,
  subtotal_cents: 80_000,
  total_cents: 100_000,
  comments: null,
  tracking_number: null,
  card_type: null,
  last_four: null,
  snapshot: {
    billing: { purchase_order_number: 'PO-118' },
    contact: { name: 'Wanda Kestrel', phone: '(417) 555-0188' },
  },
  firstname: 'Dana',
  lastname: 'Whitfield',
  company: 'Whitfield Stands',
  email: 'dana@whitfield.example',
  ...more,
})
const shipment = {
  shipped_at: new Date('2026-06-05T18:00:00Z'),
  carrier: 'Ozark Freight',
  numbers: ['ORF7'],
  cases: 4,
}
const facts = (more: Partial<DocumentOrder>, shipments = [shipment].slice(1)) =>
  Object.fromEntries(factsOf(order(more), shipments, 30))

test('[T96] the papers of an order tell its dates, terms, due day, PO number, carrier in full and whom to call', () => {
  expect(facts({})).toEqual({
    'Order date': 'June 1, 2026',
    'PO number': 'PO-118',
    Payment: 'Net terms',
    Terms: 'Net 30 days',
    Due: '30 days after the invoice',
    'Ordered by': 'Dana Whitfield, dana@whitfield.example',
    Delivery: 'Ozark Freight, Ground, small hazmat packages only',
    Contact: 'Wanda Kestrel, (417) 555-0188',
    'Ships on': 'June 4, 2026',
  })
})

test.each([
  [
    'the day on which it became complete',
    { completed_at: new Date('2026-06-06T04:30:00Z') },
    'June 5, 2026',
    'July 5, 2026',
  ],
  ['its last shipment, of an order of an earlier version', {}, 'June 5, 2026', 'July 5, 2026'],
])('an order by net terms is due 30 days after its invoice, which is of %s', (_, more, invoiced, due) => {
  expect(facts({ status_id: 3, ...more }, [shipment])).toMatchObject({ 'Invoice date': invoiced, Due: due })
})

test.each([
  [1, 'Order confirmation'],
  [22, 'Order confirmation'],
  [3, 'Invoice'],
  [25, 'Invoice'],
  [30, 'Cancelled order'],
])('the paper of an order of status %i is called %s', (status_id, title) => {
  expect(invoiceName(status_id)).toBe(title)
})

test.each([
  [{ payment_method: 'credit_card' }, 'Credit card'],
  [{ payment_method: 'credit_card', card_type: 'Visa', last_four: '1111' }, 'Visa ending in 1111'],
  [{ payment_method: 'pay_at_pickup' }, 'Pay at pickup'],
] as const)('a payment is named as people write it: %j', (more, text) => {
  expect(facts(more)['Payment']).toBe(text)
})

test('a pickup has a written date and time, and who comes', () => {
  expect(
    facts({ pickup: '2026-06-20 13:30', delivery: null, payment_method: 'pay_at_pickup' }),
  ).toMatchObject({
    Pickup: 'June 20, 2026 at 1:30 PM, Central time',
    'Picked up by': 'Wanda Kestrel, (417) 555-0188',
    Terms: 'Due at pickup',
  })
})

test('[ACC-14] the confirmation of an order that waits for documents promises no day; the packing slip has the chosen one', () => {
  const [shipped, pickedUp] = [
    { status_id: 11 },
    { status_id: 11, pickup: '2026-06-20 13:30', ship_date: null },
  ]
  expect(facts(shipped)).toMatchObject({ Ships: 'Once your documents are approved' })
  expect(facts(shipped)).not.toHaveProperty('Ships on')
  expect(facts({ status_id: 30 })).not.toHaveProperty('Ships on')
  expect(facts(pickedUp)).toMatchObject({ Pickup: 'Once your documents are approved' })
  expect(packingFactsOf(order(shipped))).toContainEqual(['Ships on', 'June 4, 2026'])
  expect(packingFactsOf(order(pickedUp))).toContainEqual(['Pickup', 'June 20, 2026 at 1:30 PM, Central time'])
})

test('[T96] credits, payments and refunds stand below the total; what was declined or taken back does not', () => {
  const deposited = order({ payment_method: 'credit_card', snapshot: { deposit: 20_000 } })
  const rows = [
    paymentRow({}),
    paymentRow({ kind: 'manual', how: 'check', cents: 80_000, settled_at: new Date('2026-06-02T15:00:00Z') }),
    paymentRow({ kind: 'manual', how: 'cash', cents: 700, is_taken_back: true }),
    paymentRow({ kind: 'manual', how: 'cash', cents: -700 }),
    paymentRow({ kind: 'refund', cents: 5_000, settled_at: new Date('2026-06-03T15:00:00Z') }),
    paymentRow({ kind: 'refund', cents: 900, state: 'declined' }),
  ]
  expect(paymentsOf(deposited, { due: 95_000 }, rows)).toEqual([
    ['Credited', -5_000],
    ['Deposit on June 1, 2026', 20_000],
    ['Paid by check on June 2, 2026', 80_000],
    ['Refunded by card on June 3, 2026', -5_000],
  ])
  expect(paymentsOf(order(), { due: 100_000 }, [paymentRow({})])).toEqual([['Paid on June 1, 2026', 20_000]])
  expect(paymentsOf(order({ status_id: 30 }), { due: 0 }, [])).toEqual([['Cancelled', -100_000]])
})

test('the seller is named with address, phone, e-mail and tax ID', () => {
  const app = { spirit_phone_number: '(417) 555-0140', tax_id: '12-3456789' }
  const store = {
    store_name: 'Quill',
    warehouse_street: '1 Mill Road',
    warehouse_city: 'Rolla',
    email: 'a@quill.example',
  }
  const settings = {
    app,
    store: { ...store, warehouse_state: 'MO', warehouse_postcode: '65401' },
    server: {},
  }
  const [from, billTo] = partiesOf({ projectId: 11, settings }, order())
  expect(from).toEqual({
    title: 'From',
    lines: [
      'Quill',
      '1 Mill Road',
      'Rolla, MO 65401',
      '(417) 555-0140',
      'a@quill.example',
      'Tax ID 12-3456789',
    ],
  })
  expect(billTo?.lines).toEqual(['Whitfield Stands', 'Dana Whitfield', 'dana@whitfield.example'])
})
