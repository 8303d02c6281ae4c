import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { OrderLines } from '#src/views/staff/orders/order-money.tsx'

const LINE = {
  products_id: 7,
  products_model: 'BF-101',
  products_name: 'Amber Willow',
  final_price: 1_000,
  total_price: 3_000,
  ordered: 3,
  shipped: 1,
  cancelled: 0,
  returned: 0,
}

const cellsAt = (status_id: number): readonly string[] => {
  const order = { lines: [LINE], is_pickup: false, status_id } as unknown as StaffOrder
  return [...renderToStaticMarkup(<OrderLines order={order} />).matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(
    ([, cases = '']) => cases,
  )
}

test('no case of a cancelled order is left to ship', () => {
  expect(cellsAt(1)).toEqual(['3', '1', '2'])
  expect(cellsAt(CANCELLED_STATUS)).toEqual(['3', '1', '0'])
})
