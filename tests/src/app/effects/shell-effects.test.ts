import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import { shellEffects } from '#src/app/effects/shell-effects.ts'
import { createCardHolder } from '#src/app/effects/card-holder.ts'
import { createNavigation } from '#src/app/navigation/navigation.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { emptyListing } from '#contract/catalogue/listing-address.ts'
import {
  categoriesQuery,
  productQuery,
  productsQuery,
  type QueryScope,
} from '#src/services/platform/queries.ts'

function shell(queries: QueryClient, pathname = '/') {
  const told: string[] = []
  const navigation = createNavigation()
  navigation.connect((to) => told.push(`go ${to}`))
  const channel = { notify: () => void told.push('other tabs'), subscribe: () => undefined }
  return {
    told,
    effects: shellEffects({
      navigation,
      queries,
      card: createCardHolder(),
      channel,
      reload: () => void told.push('reload'),
      dismissFailures: () => void told.push('dismiss failures'),
      pathname: () => pathname,
    }),
  }
}

/** Subscribes to these queries as pages do; returns which were fetched since. */
async function watching() {
  const asked: string[] = []
  const call = ((entry: { path: string }) => {
    asked.push(entry.path.split('/').slice(2).join('/'))
    return Promise.resolve([])
    // the responses do not matter
  }) as unknown as Call
  const scope: QueryScope = { call, projectId: 11, level: 'silver', isStage: false }
  const queries = createQueryClient()
  const shown = [
    productsQuery(scope, emptyListing, '/sl'),
    productQuery(scope, 'Gold-Willow'),
    categoriesQuery(scope),
  ]
  for (const options of shown) {
    // three queries of different types, used only for their fetches
    new QueryObserver(queries, options as never).subscribe(() => undefined)
    await queries.query({ ...(options as object), staleTime: 'static' } as never)
  }
  const before = asked.length
  return { queries, asked, since: () => asked.slice(before) }
}

test.each([
  ['/sl/c/Comets', ['products']],
  ['/product/Gold-Willow', ['products/get-by-url/{url}']],
  ['/', []],
])(
  '[CART-01][CART-02][CART-03] on %s a changed cart refetches only what the path shows',
  async (pathname, expected) => {
    const { queries, since } = await watching()
    const { effects, told } = shell(queries, pathname)
    expect(since()).toEqual([])
    effects['cart.changed']({ type: 'cart.changed' } as never)
    await expect.poll(since).toEqual(expected)
    expect(told).toEqual(['other tabs'])
  },
)

test('[CART-01] a list that is not shown is refetched when it is shown next', async () => {
  const { queries, since } = await watching()
  const listing = queries.getQueryCache().find({ queryKey: ['products'], exact: false })
  for (const observer of listing?.observers ?? []) observer.destroy()
  shell(queries, '/sl').effects['cart.changed']({ type: 'cart.changed' } as never)
  await expect.poll(() => listing?.isStale()).toBe(true)
  expect(since()).toEqual([])
})

test('a step that succeeds dismisses the errors of the attempts before it', () => {
  const { effects, told } = shell(createQueryClient())
  effects['failures.obsolete']({ type: 'failures.obsolete' })
  expect(told).toEqual(['dismiss failures'])
})

test('a log-out forgets the list of a quick order, and that alone', () => {
  const kept = new Map([
    ['quickOrder', '{"customers_id":7,"text":"QS1003 4"}'],
    ['theme', 'dark'],
  ])
  vi.stubGlobal('localStorage', { removeItem: (key: string) => kept.delete(key) })
  const { effects, told } = shell(createQueryClient())
  effects['session.ended']({ type: 'session.ended', variant: 'normal' })
  vi.unstubAllGlobals()
  expect([[...kept.keys()], told]).toEqual([['theme'], ['go /']])
})

test('[SRCH-02][SRCH-06] a search and a suggestion navigate to their pages', () => {
  const { effects, told } = shell(createQueryClient())
  effects['search.submitted']({ type: 'search.submitted', search_term: 'willow & palm' })
  effects['search.productChosen']({ type: 'search.productChosen', products_url: 'Gold-Willow' })
  expect(told).toEqual(['go /sl?search=willow%20%26%20palm', 'go /product/Gold-Willow'])
})
