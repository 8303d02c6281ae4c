import { expect, test } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { type PurgeDay, purgeQuery } from '#src/services/cart/cart-purge-query.ts'
import {
  recommendedQuery,
  reportRecommendedClick,
  savedCartLinesQuery,
} from '#src/services/cart/cart-queries.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'
import type { Product } from '#contract/catalogue/products.ts'

const asked: string[] = []
const failing = (({ path }: { path: string }): Promise<unknown> => {
  asked.push(path)
  return Promise.reject(new Error('no answer'))
  // every call fails
}) as unknown as Call
const purgeDay = (): PurgeDay => {
  let kept: string | null = null
  return { read: () => kept, write: (day) => void (kept = day) }
}
/** Answers every call with `answer`, and notes what it was asked. */
const answering = (bodies: unknown[], answer: unknown): Call => {
  const call = (_entry: object, { body }: { body: unknown }): Promise<unknown> => {
    bodies.push(body)
    return Promise.resolve(answer)
  }
  // a stand-in for every call
  return call as unknown as Call
}
const scope: QueryScope = { call: failing, projectId: 11, level: 'silver', isStage: false }

test('[CART-21] recommended products are empty when they cannot be loaded, without a retry', async () => {
  asked.length = 0
  const client = createQueryClient()
  const wanted = recommendedQuery(scope, { customer: 7, cartId: 501, lines: '31' })
  expect(await client.query(wanted)).toEqual([])
  expect(await client.query(wanted)).toEqual([])
  expect(asked).toEqual(['api/carts/get-recommended-products'])
})

test('[API-60] recommended products are asked for with customer, cart and storefront', async () => {
  const bodies: unknown[] = []
  const call = answering(bodies, [])
  await createQueryClient().query(
    recommendedQuery({ ...scope, call }, { customer: 7, cartId: 501, lines: '31' }),
  )
  expect(bodies).toEqual([{ customer: 7, cartId: 501, projectId: 11 }])
})

test('[API-59] the lines of a saved cart are asked for by id, limit and filter', async () => {
  const bodies: unknown[] = []
  const call = answering(bodies, { carts: [] })
  await createQueryClient().query(savedCartLinesQuery({ ...scope, call }, 501))
  expect(bodies).toEqual([{ id: 501, limit: 1, filter: null }])
})

test('[CART-22] a failed purge counts as done for the day and is repeated on another day', async () => {
  asked.length = 0
  const client = createQueryClient()
  const failed = { success: false, date_purged: '2026-07-01' }
  const purged = purgeDay()
  expect(await client.query(purgeQuery(scope, 7, '2026-07-01', purged))).toEqual(failed)
  expect(await client.query(purgeQuery(scope, 7, '2026-07-01', purged))).toEqual(failed)
  expect(asked).toHaveLength(1)
  await client.query(purgeQuery(scope, 7, '2026-07-02', purged))
  expect(asked).toHaveLength(2)
})

test('[CHK-15] the purge of a customer is asked for once a day, also after a reload and a second log-in', async () => {
  asked.length = 0
  const kept = { 7: purgeDay(), 8: purgeDay() }
  const asPage = (id: 7 | 8, day: string) => createQueryClient().query(purgeQuery(scope, id, day, kept[id]))
  for (const id of [7, 7, 8, 7, 8] as const) await asPage(id, '2026-07-01')
  expect(asked).toHaveLength(2)
  await asPage(7, '2026-07-02')
  expect(asked).toHaveLength(3)
})

test('[API-61] recording a click neither delays the navigation nor reports a failure', () => {
  asked.length = 0
  reportRecommendedClick(failing, { products_id: 31, products_model: 'EW-31' } as Product, 501)
  expect(asked).toEqual(['api/carts/recommended-click'])
})
