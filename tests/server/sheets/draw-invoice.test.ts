import { expect, test } from 'vitest'
import { drawInvoice } from '#server/sheets/draw-invoice.ts'
import { carrierOf } from '#server/sheets/order-snapshot.ts'
import type { InvoiceSheet } from '#server/sheets/sheet.ts'
import { pdfTexts } from '#tests/support/pdf-text.ts'

const LONG = [
  'Featherstonehaugh-Cholmondeley and Daughters of the Greater Ozark Fireworks Trading Company',
  '12345 North Saint Bartholomew-Montgomery Boulevard Extension, Building 17, Dock 4, left of the gate',
  `${'Llanfairpwllgwyngyll'.repeat(4)}, MO 65401-1234`,
]
const sheet = (count: number, more: Partial<InvoiceSheet> = {}): InvoiceSheet => ({
  kind: 'invoice',
  shop: 'Emberwright',
  isPro: false,
  day: '2026-06-01',
  title: 'Order confirmation',
  orderId: 800_321,
  parties: [
    { title: 'From', lines: ['Emberwright', '(417) 555-0140', 'orders@emberwright.example'] },
    { title: 'Bill to', lines: LONG },
    { title: 'Ship to', lines: ['Dana Whitfield', '118 Cedar Street', 'Rolla, MO 65401'] },
  ],
  facts: [
    ['PO number', 'W'.repeat(40)],
    ['Payment', 'Visa ending in 1111'],
  ],
  lines: Array.from({ length: count }, (_, index) => ({
    model: `EW-${index}`,
    name: 'Crimson Aurora',
    packaging: '4/1',
    quantity: 2,
    cents: 11_095,
  })),
  fees: [['Freight', 18_400]],
  subtotal: 89_740,
  total: 113_417,
  payments: [],
  owed: 0,
  shipments: [],
  comments: null,
  ...more,
})
/** A word that was broken is one word again. */
const unbroken = (text: string): string => text.replaceAll(' ', '')

test('an invoice shows who sells, who pays and where it goes with every line in full, however long', async () => {
  const [page = '', ...others] = await pdfTexts(await drawInvoice(sheet(3)))
  expect(others).toEqual([])
  for (const text of ['From', 'Bill to', 'Ship to', '(417) 555-0140', 'orders@emberwright.example'])
    expect(page).toContain(text)
  for (const text of ['118 Cedar Street', 'Rolla, MO 65401', 'Visa ending in 1111'])
    expect(page).toContain(text)
  for (const text of [...LONG, 'W'.repeat(40)]) expect(unbroken(page)).toContain(unbroken(text))
  expect(page).not.toContain('…')
})

test('payments, refunds, what is owed and every shipment with its numbers stand below the goods, names in full', async () => {
  const name = `Crimson Aurora ${'with Brocade Crown and Time Rain '.repeat(4)}Finale`
  const line = { model: 'EW-1', name, packaging: '4/1', quantity: 2, cents: 11_095 }
  const numbers = Array.from({ length: 14 }, (_, index) => `1Z999AA1012345678${index}`)
  const pages = await pdfTexts(
    await drawInvoice(
      sheet(3, {
        lines: [line],
        payments: [
          ['Deposit on June 1, 2026', 50_000],
          ['Refunded on June 3, 2026', -12_345],
        ],
        owed: 63_417,
        shipments: [{ day: '2026-06-05', carrier: 'Ozark Freight', numbers, cases: 6 }],
      }),
    ),
  )
  const page = pages.join(' ')
  for (const text of [
    name,
    'Deposit on June 1, 2026 $500.00',
    'Refunded on June 3, 2026 -$123.45',
    'Owed $634.17',
  ])
    expect(page).toContain(text)
  for (const text of ['June 5, 2026', 'Ozark Freight', ...numbers]) expect(page).toContain(text)
})

test('comments longer than a page go on, and every page keeps its number', async () => {
  const words = Array.from({ length: 160 }, (_, index) => `word${index}.`)
  const pages = await pdfTexts(await drawInvoice(sheet(70, { comments: words.join('\n') })))
  expect(pages.length).toBeGreaterThan(3)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
  for (const word of words) expect(pages.join(' ')).toContain(word)
})

test('parties that fill the page leave the lines to the next one', async () => {
  const lines = Array.from({ length: 44 }, (_, index) => `Line ${index} of an address`)
  const pages = await pdfTexts(await drawInvoice(sheet(1, { parties: [{ title: 'Ship to', lines }] })))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Line 43 of an address')
  expect(pages[1]).toContain('EW-0')
})

const address = { street_address: '118 Cedar Street', city: 'Rolla', state: 'MO', postcode: '65401' }

test.each([
  ['Ozark, LTL, 118 Cedar Street, Rolla, MO 65401', 'Ozark, LTL'],
  ['Ozark, LTL', 'Ozark, LTL'],
  [null, null],
])('the delivery %j is named without the address that stands in its own block', (delivery, named) => {
  const order = { delivery, snapshot: { address } } as unknown as Parameters<typeof carrierOf>[0]
  expect(carrierOf(order)).toBe(named)
  expect(carrierOf({ delivery, snapshot: {} })).toBe(delivery)
})
