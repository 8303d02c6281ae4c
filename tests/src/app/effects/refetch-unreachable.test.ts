import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { onNetworkReturn } from '#src/app/effects/on-network-return.ts'
import { refetchUnreachable } from '#src/app/effects/refetch-unreachable.ts'

const offline = new ApiError({ kind: 'offline' })
const chunkFailed = new Error('Loading chunk failed')
const refused = new ApiError({ kind: 'status', status: 500, errors: [], message: null, retryAfter: null })

let page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A listing that is shown, and the network that it is read through. */
function openListing(options: object = {}) {
  const queries = createQueryClient()
  const reads: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const read = Promise.withResolvers<string>()
    reads.push(read)
    return read.promise
  }
  const observer = new QueryObserver(queries, { queryKey: ['products'], queryFn, ...options })
  observer.subscribe(() => undefined)
  const stop = onNetworkReturn(() => refetchUnreachable(queries))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    stop,
    count: () => reads.length,
    fail: (thrown: unknown) => {
      reads.at(-1)?.reject(thrown)
      return settle()
    },
    load: async () => {
      reads.at(-1)?.resolve('shown')
      await settle()
      return observer.getCurrentResult().data
    },
    online: () => {
      page.dispatchEvent(new Event('online'))
      return settle()
    },
  }
}

test.each([
  ['a call', offline],
  ['a chunk', chunkFailed],
])('[P7] a query in error because %s failed is read again when the network returns', async (_, thrown) => {
  const listing = openListing({ refetchOnReconnect: false })
  await listing.fail(thrown)
  expect(listing.count()).toBe(1)
  await listing.online()
  expect(listing.count()).toBe(2)
  expect(await listing.load()).toBe('shown')
})

test.each([
  ['call', offline],
  ['chunk', chunkFailed],
])(
  '[P7] a query whose %s was on its way when the network returned, and fails then, is read again',
  async (_, thrown) => {
    const listing = openListing()
    await listing.online()
    expect(listing.count()).toBe(1)
    await listing.fail(thrown)
    expect(listing.count()).toBe(2)
    expect(await listing.load()).toBe('shown')
  },
)

test('[P7] a query that fails again right after the network has returned is read once more, and no more', async () => {
  const listing = openListing()
  await listing.fail(offline)
  await listing.online()
  await listing.fail(offline)
  expect(listing.count()).toBe(3)
  await listing.fail(offline)
  expect(listing.count()).toBe(3)
  await listing.online()
  expect(listing.count()).toBe(4)
})

test('[DATA-31] a query that the server has refused is not read again', async () => {
  const listing = openListing({ refetchOnReconnect: false })
  await listing.fail(refused)
  await listing.online()
  expect(listing.count()).toBe(1)
})

test('[DATA-31] a query that fails long after the network has returned is not read again', async () => {
  const listing = openListing()
  await listing.online()
  await vi.advanceTimersByTimeAsync(10_000)
  await listing.fail(offline)
  expect(listing.count()).toBe(1)
})

test('no query is read again once the page has let go', async () => {
  const listing = openListing({ refetchOnReconnect: false })
  await listing.online()
  listing.stop()
  await listing.fail(offline)
  await listing.online()
  expect(listing.count()).toBe(1)
})
