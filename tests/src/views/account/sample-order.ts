import { safeParse } from 'valibot'
import { Order, type OrderShipment } from '#contract/orders/order-history.ts'

export const shipmentWith = (at: string, quantity: number, more: Partial<OrderShipment> = {}) => ({
  at,
  carrier: null,
  numbers: [],
  tracking_number: null,
  tracking_url: null,
  lines: [{ products_model: 'A', products_name: 'Comet', quantity }],
  ...more,
})

export function orderWith(more: object): Order {
  const order = {
    orders_id: 1,
    cart_id: 1,
    date_purchased: '2026-05-01T10:00:00.000Z',
    status_id: 1,
    status_name: 'Order received',
    total: 10,
    item_count: 5,
    products_count: 1,
    cart_name: null,
    payment_method: null,
    delivery: null,
    ship_date: null,
    fees: [],
    lines: [],
    events: [{ at: '2026-05-01T10:00:00.000Z', status_id: 1, status_name: 'Order received' }],
    tracking_number: null,
    tracking_url: null,
    ...more,
  }
  const read = safeParse(Order, order)
  if (!read.success) throw new Error(JSON.stringify(read.issues.map(({ path, message }) => [path, message])))
  return read.output
}

export const lineWith = (quantity: number, shipped: number): Order['lines'][number] => ({
  products_id: 1,
  products_model: 'A',
  products_name: 'Comet',
  products_url: 'A',
  image_url: '/images/300/sample.svg',
  products_packaging: '1/1',
  quantity,
  shipped,
  cancelled: 0,
  returned: 0,
  final_price: 100,
  total_price: 100,
})
