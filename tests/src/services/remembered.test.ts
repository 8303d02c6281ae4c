import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, type PromiseActorLogic, toPromise } from 'xstate'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { scheduleServices } from '#src/services/delivery/delivery.ts'
import { paymentServices } from '#src/services/checkout/payment.ts'
import { isOfCustomer } from '#src/services/platform/queries.ts'
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

test('[CONST-29] payment deadlines are fresh for 5 minutes, or until freight and pickup are switched', async () => {
  const queries = createQueryClient()
  const { loadDeadlines } = paymentServices(call, () => ({}) as never, queries)
  const { updatePickupInfo } = scheduleServices(call, queries)
  await run(loadDeadlines, undefined)
  await vi.advanceTimersByTimeAsync(299_980)
  await run(loadDeadlines, undefined)
  expect(asked).toEqual(['get-payment-deadline-messages'])
  await vi.advanceTimersByTimeAsync(20)
  await run(loadDeadlines, undefined)
  expect(asked).toHaveLength(2)
  await run(updatePickupInfo, { is_pickup: true } as never)
  await run(loadDeadlines, undefined)
  expect(asked.slice(2)).toEqual(['update-pickup-info', 'get-payment-deadline-messages'])
})
