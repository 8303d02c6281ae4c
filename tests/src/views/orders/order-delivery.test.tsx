import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderDelivery } from '#src/views/orders/order-delivery.tsx'
import { orderWith } from '#tests/src/views/account/sample-order.ts'

const shipped = { delivery: 'Ridge Freight, LTL', ship_date: '2026-11-30' }
const pickedUp = { delivery: 'Pickup on 2026-11-30 at 10:00, Central time' }
const factsOf = (order: object) =>
  [
    ...renderToStaticMarkup(<OrderDelivery order={orderWith(order)} />).matchAll(
      /<dt[^>]*>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g,
    ),
  ].map(([, name, text]) => [name, text])

test('the page of an order names the day on which it leaves or is picked up', () => {
  expect(factsOf(shipped)).toEqual([
    ['Delivery', 'Ridge Freight, LTL'],
    ['Ship date', 'Nov 30, 2026'],
  ])
  expect(factsOf(pickedUp)).toEqual([['Delivery', 'Pickup on Mon, Nov 30 at 10:00 am, Central time']])
})

test('[ACC-14] the page of an order that waits for documents promises no day', () => {
  expect(factsOf({ ...shipped, status_id: 11 })).toEqual([
    ['Delivery', 'Ridge Freight, LTL'],
    ['Ship date', 'Once your documents are approved'],
  ])
  expect(factsOf({ ...pickedUp, status_id: 11 })).toEqual([
    ['Delivery', 'Pickup once your documents are approved'],
  ])
})

test('[ACC-14] the page of a cancelled order names no day of shipping', () => {
  expect(factsOf({ ...shipped, status_id: 30 })).toEqual([['Delivery', 'Ridge Freight, LTL']])
})
