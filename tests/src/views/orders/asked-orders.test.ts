import { expect, test } from 'vitest'
import { askedOrders, ordersPath } from '#src/views/orders/asked-orders.ts'

test.each([
  ['', { list: 'open', page: 1, search: null }],
  ['?list=complete&page=3', { list: 'complete', page: 3, search: null }],
  // lists without pages, and pages that are none
  ['?list=previous&page=3', { list: 'previous', page: 1, search: null }],
  ['?list=complete&page=1.5', { list: 'complete', page: 1, search: null }],
  ['?list=lost', { list: 'open', page: 1, search: null }],
  // a search goes through all lists
  [
    '?list=complete&q=%20PO%207%20&page=2',
    { list: 'open', page: 2, search: { q: 'PO 7', from: null, to: null } },
  ],
  ['?from=2026-05-01', { list: 'open', page: 1, search: { q: '', from: '2026-05-01', to: null } }],
  // days that do not exist
  ['?q=&from=2026-02-30&to=tomorrow', { list: 'open', page: 1, search: null }],
])('[ORD-22] the address of orders %j asks for %j', (query, asked) => {
  expect(askedOrders(query)).toEqual(asked)
})

test('[ORD-22] the path of a list, page or search is read as the same', () => {
  const asked = [
    { list: 'open', page: 1, search: null },
    { list: 'complete', page: 2, search: null },
    { list: 'open', page: 2, search: { q: '50% & more', from: '2026-05-01', to: '2026-05-31' } },
  ] as const
  for (const each of asked) expect(askedOrders(new URL(ordersPath(each), 'https://a').search)).toEqual(each)
})
