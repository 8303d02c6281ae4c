import { expect, test } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { purgeQuery, recommendedQuery, reportRecommendedClick } from '#src/services/cart-queries.ts'
import type { Call } from '#src/services/client/client.ts'
import type { QueryScope } from '#src/services/queries.ts'
import type { Product } from '#contract/products.ts'

const asked: string[] = []
const failing = (({ path }: { path: string }): Promise<unknown> => {
  asked.push(path)
  return Promise.reject(new Error('no answer'))
  // every call fails
}) as unknown as Call
const reader: QueryScope = { call: failing, projectId: 11, level: 'silver' }

test('[CART-21] recommended products are none when they cannot be read, and are asked once', async () => {
  asked.length = 0
  const client = createQueryClient()
  expect(await client.query(recommendedQuery(reader, 501, '31'))).toEqual([])
  expect(await client.query(recommendedQuery(reader, 501, '31'))).toEqual([])
  expect(asked).toEqual(['api/carts/get-recommended-products'])
})

test('[CART-22] a purge that fails is not a success of today, and is asked again on another day', async () => {
  asked.length = 0
  const client = createQueryClient()
  const failed = { success: false, date_purged: '2026-07-01' }
  expect(await client.query(purgeQuery(reader, '2026-07-01'))).toEqual(failed)
  expect(await client.query(purgeQuery(reader, '2026-07-01'))).toEqual(failed)
  expect(asked).toHaveLength(1)
  await client.query(purgeQuery(reader, '2026-07-02'))
  expect(asked).toHaveLength(2)
})

test('[API-61] a followed recommendation is told without anybody waiting for it, and its fault is nobody’s', () => {
  asked.length = 0
  reportRecommendedClick(failing, { products_id: 31, products_model: 'EW-31' } as Product, 501)
  expect(asked).toEqual(['api/carts/recommended-click'])
})
