import { expect, test } from 'vitest'
import { shippedByLine } from '#server/orders/order-shipments.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const run = (...words: string[]) => orderCommand(shop.databaseUrl, words)

test('[ORD-20] an order shipped in parts has each shipment with its tracking number and cases, and each line what has shipped', async () => {
  const order = await placeOrder(shop)
  const before = await orderOf(order)
  expect(before).toMatchObject({ shipped_count: 0, shipments: [], item_count: 4 })
  const [one, two] = before.lines
  if (!one || !two) throw new Error('no lines')
  await run('ship', String(order.id), 'ORF-A', `${one.products_model}=1`)
  await run('ship', String(order.id), 'ORF-B', `${two.products_model}=2`)
  const after = await orderOf(order)
  expect(after).toMatchObject({ status_name: 'Order received', shipped_count: 3 })
  expect(after.lines.map(({ shipped }) => shipped)).toEqual([1, 2])
  const cases = ({ products_model, products_name }: typeof one, quantity: number) => [
    { products_model, products_name, quantity },
  ]
  expect(after.shipments).toMatchObject([
    { tracking_number: 'ORF-A', lines: cases(one, 1) },
    { tracking_number: 'ORF-B', lines: cases(two, 2) },
  ])
  expect(after.shipments.map(({ tracking_url }) => tracking_url)).toEqual([
    expect.stringMatching(/^https:.*ORF-A$/),
    expect.stringMatching(/^https:.*ORF-B$/),
  ])
})

test('cases of a product that is on two lines fill the first one first', () => {
  const lines = [
    { product_id: 1, quantity: 2, cancelled: 0 },
    { product_id: 2, quantity: 5, cancelled: 0 },
    { product_id: 1, quantity: 3, cancelled: 0 },
  ]
  const shipment = {
    lines: [{ product_id: 1, model: 'A', name: 'A', quantity: 3 }],
  }
  expect(shippedByLine(lines, [shipment])).toEqual([2, 0, 1])
})
