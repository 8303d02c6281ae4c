import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { WANTED_ORDERS } from './staff-orders.ts'

/** Orders that are picked in one walk through the warehouse. */
export const MOST_PICKED_ORDERS = 50

/** Ids of orders, with commas between them. */
const OrderIds = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(/^\d{1,9}(,\d{1,9})*$/, 'must be numbers of orders, with commas between them'),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(MOST_PICKED_ORDERS, `holds more than ${MOST_PICKED_ORDERS} orders`),
)

const paper = { method: 'GET', auth: 'staff', right: 'orders', file: true, answer: v.unknown() } as const

export const staffOrderPaperCalls = {
  packingSlip: endpoint({
    ...paper,
    path: 'staff/orders/{id}/packing-slip',
    summary:
      'What goes into the box of an order, with bins and without prices, as PDF; who reads it is recorded',
  }),
  staffInvoice: endpoint({
    ...paper,
    path: 'staff/orders/{id}/invoice',
    summary: 'The confirmation or invoice of an order as its customer gets it; who reads it is recorded',
  }),
  staffCreditNote: endpoint({
    ...paper,
    path: 'staff/orders/{id}/credit-notes/{number}',
    summary:
      'A credit note of an order by its number in it, as its customer gets it; who reads it is recorded',
  }),
  pickList: endpoint({
    ...paper,
    path: 'staff/orders/pick-list',
    summary: 'The cases that orders still need, by bin, with the orders that need them, as PDF',
    query: v.strictObject({ ids: OrderIds }),
  }),
  exportOrders: endpoint({
    ...paper,
    path: 'staff/orders/export',
    summary:
      'All orders that are listed as CSV, a row a line, with the facts of its order in each; who exports is recorded',
    query: v.strictObject(WANTED_ORDERS),
  }),
}
