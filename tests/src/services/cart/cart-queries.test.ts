import { expect, test } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { purgeQuery } from '#src/services/cart/cart-purge-query.ts'
import { recommendedQuery, reportRecommendedClick } from '#src/services/cart/cart-queries.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'
import type { Product } from '#contract/catalogue/products.ts'

const asked: string[] = []
const failing = (({ path }: { path: string }): Promise<unknown> => {
  asked.push(path)
  return Promise.reject(new Error('no answer'))
  // every call fails
}) as unknown as Call
const scope: QueryScope = { call: failing, projectId: 11, level: 'silver', isStage: false }

test('[CART-21] recommended products are empty when they cannot be loaded, without a retry', async () => {
  asked.length = 0
  const client = createQueryClient()
  expect(await client.query(recommendedQuery(scope, 501, '31'))).toEqual([])
  expect(await client.query(recommendedQuery(scope, 501, '31'))).toEqual([])
  expect(asked).toEqual(['api/carts/get-recommended-products'])
})

test('[CART-22] a failed purge counts as done for the day and is repeated on another day', async () => {
  asked.length = 0
  const client = createQueryClient()
  const failed = { success: false, date_purged: '2026-07-01' }
  expect(await client.query(purgeQuery(scope, '2026-07-01'))).toEqual(failed)
  expect(await client.query(purgeQuery(scope, '2026-07-01'))).toEqual(failed)
  expect(asked).toHaveLength(1)
  await client.query(purgeQuery(scope, '2026-07-02'))
  expect(asked).toHaveLength(2)
})

test('[API-61] recording a click neither delays the navigation nor reports a failure', () => {
  asked.length = 0
  reportRecommendedClick(failing, { products_id: 31, products_model: 'EW-31' } as Product, 501)
  expect(asked).toEqual(['api/carts/recommended-click'])
})
