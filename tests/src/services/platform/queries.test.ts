import { environmentManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { emptyListing } from '#contract/catalogue/listing-address.ts'
import { savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { ordersQuery } from '#src/services/orders/order-queries.ts'
import * as queries from '#src/services/platform/queries.ts'

const HOUR = 3_600_000
// the query library has no garbage collection in a server environment
beforeAll(() => environmentManager.setIsServer(() => false))
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

let asked = 0
let answer: () => Promise<unknown> = () => Promise.resolve([])
const answered = (): Promise<unknown> => {
  asked += 1
  return answer()
}
// the queries return the response as it is
const call = answered as Call
const scope: queries.QueryScope = { call, projectId: 11, level: 'silver', isStage: false }

const content: Readonly<Record<string, readonly [options: object, cached: number]>> = {
  categories: [queries.categoriesQuery(scope), 5 * HOUR],
  'product banners': [queries.productBannersQuery(scope, ['500-Gram-Cakes']), 5 * HOUR],
  brands: [queries.brandsQuery(scope), 5 * HOUR],
  lists: [queries.listsQuery(scope), 5 * HOUR],
  'sort options': [queries.sortOptionsQuery(scope), 5 * HOUR],
  'filter values': [queries.filterValuesQuery(scope, 'color'), 5 * HOUR],
  redirects: [queries.redirectsQuery(scope), 600_000],
}
const single: Readonly<Record<string, readonly [options: object, cached: number]>> = {
  products: [queries.productsQuery(scope, emptyListing, '/sl'), 3_000],
  product: [queries.productQuery(scope, 'Gold-Willow'), 3_000],
}

/** Subscribes to a query as a page does, and counts its fetches. */
function open(options: object) {
  const client = createQueryClient()
  asked = 0
  const show = () => {
    // the options belong to queries of different types; only their times are tested
    const observer = new QueryObserver(client, options as QueryObserverOptions)
    return observer.subscribe(() => undefined)
  }
  const state = () => client.getQueryCache().getAll()[0]?.state
  return { show, state }
}

describe('[DATA-30][DATA-31][DATA-32] retries of queries', () => {
  beforeEach(() => {
    answer = () => Promise.reject(new Error('no answer'))
  })

  test.each(Object.entries(content))(
    '[DATA-30][DATA-32] %s are tried 3 times more, after 1, 2 and 4 seconds',
    async (_, [options]) => {
      const { show, state } = open(options)
      const leave = show()
      const counts = [0]
      for (const wait of [0, 999, 1, 1_999, 1, 3_999, 1, 60_000]) {
        await vi.advanceTimersByTimeAsync(wait)
        counts.push(asked)
      }
      expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
      expect(state()?.status).toBe('error')
      leave()
    },
  )

  test('[DATA-30] the retry delay is at most 30 seconds', () => {
    const { retryDelay } = queries.categoriesQuery(scope)
    // the delay depends only on the number of failures
    const delay = retryDelay as (failures: number) => number
    expect([0, 1, 2, 3, 4, 5, 9].map(delay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  test.each(Object.entries(single))('[DATA-31] %s are not retried', async (_, [options]) => {
    const { show, state } = open(options)
    const leave = show()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([asked, state()?.status]).toEqual([1, 'error'])
    leave()
  })
})

describe('stale times of queries', () => {
  beforeEach(() => {
    answer = () => Promise.resolve([])
  })

  const savedCarts = [{ ...savedCartsQuery(scope), queryFn: () => answered() }, 5 * HOUR] as const
  const openOrders = [{ ...ordersQuery(scope, 'open', 1), queryFn: () => answered() }, 5 * HOUR] as const
  test.each(Object.entries({ ...content, ...single, 'saved carts': savedCarts, 'open orders': openOrders }))(
    '[CONST-16][CONST-19][CONST-20][CONST-21][CONST-24] %s: who comes back within the time asks nothing, who comes later asks again',
    async (_, [options, cached]) => {
      const { show } = open(options)
      // no subscriber: the cache entry must survive
      const leave = show()
      await vi.advanceTimersByTimeAsync(1)
      leave()
      await vi.advanceTimersByTimeAsync(cached - 2)
      show()()
      expect(asked).toBe(1)
      await vi.advanceTimersByTimeAsync(2)
      show()()
      expect(asked).toBe(2)
    },
  )
})

describe('[LIST-30] the sort in the request of a listing', () => {
  const bodies: unknown[] = []
  const recording = ((_: unknown, args: { body: { sort: unknown } }) => {
    bodies.push(args.body.sort)
    return Promise.resolve({})
  }) as unknown as Call

  test('is none until the options have loaded, then the value of the first, or the chosen one', async () => {
    const client = createQueryClient()
    const recordingScope = { ...scope, call: recording }
    const list = (sort: string | null, page: number) =>
      client.query(queries.productsQuery(recordingScope, { ...emptyListing, sort, page }, '/sl'))
    await list(null, 1)
    client.setQueryData(queries.sortOptionsQuery(recordingScope).queryKey, [
      { id: 1, value: 'model', label: 'Model', icon: null },
      { id: 2, value: 'name', label: 'Name', icon: null },
    ])
    await list(null, 2)
    await list('name', 3)
    expect(bodies).toEqual([null, 'model', 'name'])
  })
})

test('[DATA-27] an answer that is undefined is an error', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = () => Promise.resolve(undefined)
  const { show, state } = open(queries.productQuery(scope, 'x'))
  const leave = show()
  await vi.advanceTimersByTimeAsync(1)
  expect(state()?.status).toBe('error')
  leave()
  complaint.mockRestore()
})
