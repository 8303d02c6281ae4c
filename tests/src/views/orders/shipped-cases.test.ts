import { expect, test } from 'vitest'
import { historyOf } from '#src/views/orders/order-history.ts'
import { goneText, isPartlyShipped, shippedText } from '#src/views/orders/shipped-cases.ts'
import { lineWith, orderWith, shipmentWith } from '#tests/src/views/account/sample-order.ts'

const PART = '2026-05-02T10:00:00.000Z'
const REST = '2026-05-03T10:00:00.000Z'

test('an open order of which some cases have shipped is partly shipped; one of none, of all, or a closed one is not', () => {
  expect(isPartlyShipped(orderWith({ shipped_count: 2 }))).toBe(true)
  expect(isPartlyShipped(orderWith({ shipped_count: 0 }))).toBe(false)
  expect(isPartlyShipped(orderWith({ shipped_count: 5 }))).toBe(false)
  expect(isPartlyShipped(orderWith({ shipped_count: 2, status_id: 25 }))).toBe(false)
})

test.each([
  [5, 2, 1, '2 shipped, 3 still to come'],
  [5, 0, 1, '5 still to come'],
  [5, 5, 1, 'All 5 shipped'],
  [1, 1, 3, 'Shipped'],
  [5, 2, 25, '2 shipped, 3 not shipped'],
])(
  'a line of %d cases with %d shipped of an order in status %d says "%s"',
  (quantity, shipped, status_id, text) => {
    expect(shippedText(lineWith(quantity, shipped), { status_id, shipped_count: 2 })).toBe(text)
  },
)

test('the lines of an order without recorded shipments say nothing of them', () => {
  expect(shippedText(lineWith(5, 0), { status_id: 3, shipped_count: 0 })).toBeNull()
})

test('the history has each shipment at its time, and the status that the last one brought about above it', () => {
  const events = [
    { at: '2026-05-01T10:00:00.000Z', status_id: 1, status_name: 'Order received' },
    { at: REST, status_id: 3, status_name: 'Shipped' },
  ]
  const order = {
    status_id: 3,
    status_name: 'Shipped',
    events,
    shipments: [shipmentWith(PART, 2), shipmentWith(REST, 1)],
  }
  expect(historyOf(orderWith(order)).map(({ title, at }) => [title, at])).toEqual([
    ['Shipped', REST],
    ['1 case shipped', REST],
    ['2 cases shipped', PART],
    ['Order received', '2026-05-01T10:00:00.000Z'],
  ])
})

test('a present status without a known time stands first', () => {
  const order = { status_id: 20, status_name: 'Picking', shipments: [shipmentWith(PART, 2)] }
  expect(historyOf(orderWith(order)).map(({ title, at }) => [title, at])[0]).toEqual(['Picking', null])
})

test('cancelled cases of a line are neither shipped nor still to come', () => {
  const line = { ...lineWith(3, 2), cancelled: 1, returned: 1 }
  expect(shippedText(line, { status_id: 1, shipped_count: 2 })).toBe('All 2 shipped')
  expect(goneText(line)).toBe('1 cancelled, 1 returned')
  const none = { ...lineWith(2, 0), cancelled: 2 }
  expect([shippedText(none, { status_id: 1, shipped_count: 2 }), goneText(none)]).toEqual([
    null,
    '2 cancelled',
  ])
})
