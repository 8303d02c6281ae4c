import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type PromiseActorLogic, toPromise } from 'xstate'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { scheduleServices } from '#src/services/delivery/delivery.ts'
import { isOfCustomer } from '#src/services/platform/queries.ts'
import { deadlinesQuery } from '#src/services/site/deadline-queries.ts'
import { searchServices } from '#src/services/site/site.ts'

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
})
afterEach(() => vi.useRealTimers())

let asked: string[] = []
const call = ((
  { path }: { path: string },
  { body }: { body?: { search_term?: string } },
  { signal }: { signal?: AbortSignal } = {},
) => {
  asked.push(`${path.split('/').at(-1)} ${body?.search_term ?? ''}`.trim())
  return new Promise((resolve, reject) => {
    setTimeout(() => resolve(path.endsWith('update-pickup-info') ? { success: true } : [path]), 10)
    signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })
  // stands for every call; the responses do not matter
}) as unknown as Call

async function run<I, O>(logic: PromiseActorLogic<O, I>, input: I): Promise<O> {
  const actor = createActor(logic, { input }).start()
  const output = toPromise(actor)
  await vi.advanceTimersByTimeAsync(10)
  return output
}

test('[CONST-25] a search is cached for 3 seconds', async () => {
  const { searchProducts } = searchServices(call, createQueryClient())
  const search = (search_term: string) => run(searchProducts, { search_term })
  const first = await search('willow')
  await vi.advanceTimersByTimeAsync(2_980)
  expect(await search('willow')).toEqual(first)
  await search('palm')
  expect(asked).toEqual(['live-search willow', 'live-search palm'])
  await vi.advanceTimersByTimeAsync(30)
  await search('willow')
  expect(asked).toEqual(['live-search willow', 'live-search palm', 'live-search willow'])
})

test('[SRCH-10] a superseded search is aborted, and the same text is fetched again', async () => {
  const { searchProducts } = searchServices(call, createQueryClient())
  const first = createActor(searchProducts, { input: { search_term: 'willow' } }).start()
  await vi.advanceTimersByTimeAsync(5)
  first.stop()
  expect(await run(searchProducts, { search_term: 'willow' })).toHaveLength(1)
  expect(asked).toEqual(['live-search willow', 'live-search willow'])
})

test('[T37] suggestions are removed at logout', async () => {
  const queries = createQueryClient()
  const { searchProducts } = searchServices(call, queries)
  await run(searchProducts, { search_term: 'willow' })
  queries.removeQueries({ predicate: isOfCustomer })
  await run(searchProducts, { search_term: 'willow' })
  expect(asked).toHaveLength(2)
})

describe('payment deadlines', () => {
  const cart = { id: 7, rush_shipping: false }
  const dues = () => asked.filter((path) => path === 'get-payment-deadline-messages')
  const switched = (by: Call, queries: QueryClient) =>
    run(scheduleServices(by, queries).updatePickupInfo, { is_pickup: true } as never)

  test('[CONST-29] are fresh for 5 minutes, or until freight and pickup are switched', async () => {
    const queries = createQueryClient()
    const open = async () => {
      const close = new QueryObserver(queries, deadlinesQuery(call, cart)).subscribe(() => undefined)
      await vi.advanceTimersByTimeAsync(10)
      close()
    }
    await open()
    await vi.advanceTimersByTimeAsync(299_980)
    await open()
    expect(dues()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10)
    await open()
    expect(dues()).toHaveLength(2)
    await switched(call, queries)
    await open()
    expect(dues()).toHaveLength(3)
  })

  test('are read again while shown when freight and pickup are switched: an older read that ends later is dropped, a failed one shows none', async () => {
    const queries = createQueryClient()
    const reads: PromiseWithResolvers<string[]>[] = []
    const ask = (({ path }: { path: string }) => {
      if (path.endsWith('update-pickup-info')) return Promise.resolve({ success: true })
      const read = Promise.withResolvers<string[]>()
      reads.push(read)
      return read.promise
      // stands for every call; the other responses do not matter
    }) as unknown as Call
    const shown = new QueryObserver(queries, deadlinesQuery(ask, cart))
    shown.subscribe(() => undefined)
    await switched(ask, queries)
    reads[1]?.resolve(['ready for pickup'])
    reads[0]?.resolve(['shipped'])
    await vi.advanceTimersByTimeAsync(10)
    expect(shown.getCurrentResult().data).toEqual(['ready for pickup'])
    await switched(ask, queries)
    reads[2]?.reject(new Error('no answer'))
    await vi.advanceTimersByTimeAsync(10)
    expect(shown.getCurrentResult()).toMatchObject({ isSuccess: false })
    expect(reads).toHaveLength(3)
  })
})
