import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { noticeDetail } from '#src/app/effects/notice-detail.ts'

const queries = new QueryClient()
queries.setQueryData(['products', 11, 'silver', {}], {
  products: [{ products_id: 1, products_name: 'Copper Mosaic' }],
})
queries.setQueryData(['product', 11, 'silver', 'x'], {
  products_id: 2,
  products_name: 'Quiet Monsoon',
  similar: [{ products_id: 3, products_name: 'Feral Gazette' }],
})
const lines = [{ products_id: 4, products_name: 'Lucky Tempest' }]
const added = (products_id: number, quantity: number) =>
  noticeDetail({ type: 'notice.productAdded', products_id, quantity }, queries, lines)

test('a message about a product names it with its count, by the cart, a listing or a product page', () => {
  expect(added(1, 2)).toBe('2 cases of Copper Mosaic')
  expect(added(2, 1)).toBe('1 case of Quiet Monsoon')
  expect(added(3, 1)).toBe('1 case of Feral Gazette')
  expect(noticeDetail({ type: 'notice.productsRemoved', products_id: 4, quantity: 3 }, queries, lines)).toBe(
    '3 cases of Lucky Tempest',
  )
  expect(added(5, 2)).toBe('2 cases')
  expect(noticeDetail({ type: 'notice.staleCart' }, queries, lines)).toBeNull()
})
