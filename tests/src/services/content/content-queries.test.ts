import { environmentManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/app/boot/query-client.ts'
import type { Call, CallOptions } from '#src/services/platform/client/client.ts'
import * as content from '#src/services/content/content-queries.ts'
import { flashSaleBannersQuery } from '#src/services/content/flash-sale-query.ts'
import * as home from '#src/services/content/home-queries.ts'
import { menuQuery } from '#src/services/content/menu-query.ts'
import * as lists from '#src/services/content/page-list-queries.ts'
import * as pages from '#src/services/content/page-queries.ts'
import { pageSeoQuery } from '#src/services/content/page-seo-query.ts'
import { isOfCustomer, priceRangesQuery, type QueryScope } from '#src/services/platform/queries.ts'

const HOUR = 3_600_000
const FIVE_MINUTES = 300_000

let asked: string[] = []
let previewed: unknown[] = []
let answer: () => Promise<unknown> = () => Promise.resolve([])
// stands for every call; only what was asked matters
type Args = { params?: object; body?: object }
const call = ((entry: { path: string }, { params, body }: Args, options?: CallOptions) => {
  previewed.push(options?.isPreview)
  asked.push([entry.path.split('/').slice(-2).join('/'), JSON.stringify({ ...params, ...body })].join(' '))
  return answer()
}) as unknown as Call
const consumer: QueryScope = { call, projectId: 11, level: null, isStage: false }
const stage: QueryScope = { ...consumer, isStage: true }
const pro: QueryScope = { call, projectId: 14, level: 'gold', isStage: false }

beforeAll(async () => {
  // the query library has no garbage collection in a server environment
  environmentManager.setIsServer(() => false)
  // the schemas are a chunk of their own
  await createQueryClient().query(content.dealersQuery(consumer))
})
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  previewed = []
  answer = () => Promise.resolve([])
})
afterEach(() => vi.useRealTimers())

/** Subscribes as a page does; returns how it unsubscribes. */
function open(options: object, client = createQueryClient()) {
  // the options belong to queries of different types; only their times are tested
  const observer = new QueryObserver(client, options as QueryObserverOptions)
  return observer.subscribe(() => undefined)
}

const kept: Readonly<Record<string, readonly [options: object, hours: number, request: string]>> = {
  'a desktop menu [NAV-39][NAV-40][API-88][ENT-40]': [
    menuQuery(consumer, 'desktop_options'),
    1,
    'get-menu-items/{menu} {"menu":"rw_desktop_options"}',
  ],
  'the menu of the drawer of the professional line [NAV-39][NAV-40][API-88][ENT-40]': [
    menuQuery(pro, 'hamburger_options'),
    1,
    'get-menu-items/{menu} {"menu":"pl_hamburger_options"}',
  ],
  'page SEO [API-91]': [pageSeoQuery(consumer, '/faq'), 1, 'site/get-page-seo {"path":"/faq"}'],
  'the carousel [API-92]': [
    home.carouselQuery(consumer),
    5,
    'get-carousel-images/{carousel} {"carousel":"rw_landing"}',
  ],
  'the carousel of the professional line [API-93]': [
    home.carouselQuery(pro),
    5,
    'get-carousel-images/{carousel} {"carousel":"pl_landing"}',
  ],
  'the tiles [API-94]': [home.featuredTilesQuery(consumer), 5, 'site/get-featured-tiles {}'],
  'social links [API-95]': [content.socialLinksQuery(consumer), 5, 'site/get-social-media {}'],
  'the sections of the home page [API-99]': [
    home.storefrontDataQuery(pro),
    1,
    'get-storefront-data/{id} {"id":"14"}',
  ],
  'stage routes of pages [API-97]': [
    lists.pageStageRoutesQuery(stage),
    1,
    'site/get-marketing-page-stage-routes {}',
  ],
  'stage routes of posts [API-98]': [
    lists.postStageRoutesQuery(stage),
    1,
    'site/get-marketing-post-stage-routes {}',
  ],
  'a page [API-101]': [
    pages.marketingPageQuery(consumer, '/faq'),
    1,
    'site/get-marketing-page {"url":"/faq","preview":false}',
  ],
  'a post [API-102]': [
    pages.marketingPostQuery(consumer, '/news/a'),
    1,
    'site/get-marketing-post {"url":"/news/a","preview":false}',
  ],
  'the list of pages [API-103]': [lists.marketingPagesQuery(consumer), 1, 'site/get-marketing-pages {}'],
  'the list of posts [API-104]': [lists.marketingPostsQuery(consumer), 1, 'site/get-marketing-posts {}'],
  'dealers [API-105]': [content.dealersQuery(consumer), 1, 'get-dealer-map-data/{id} {"id":"11"}'],
  'price ranges [API-50]': [priceRangesQuery(pro), 5, 'price-filters/{id} {"id":"14"}'],
}

describe('[CONST-16][CONST-18][CONST-22][CONST-23] content is asked for once', () => {
  test.each(Object.entries(kept))('%s', async (_, [options, hours, request]) => {
    const client = createQueryClient()
    const leave = open(options, client)
    await vi.advanceTimersByTimeAsync(1)
    leave()
    await vi.advanceTimersByTimeAsync(hours * HOUR - 2)
    open(options, client)()
    expect(asked).toEqual([request])
    await vi.advanceTimersByTimeAsync(2)
    open(options, client)()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([request, request])
  })
})

test.each(Object.entries(kept))(
  '[DATA-30][DATA-32] %s: a failure is tried 3 times more, after 1, 2 and 4 seconds',
  async (_, [options]) => {
    answer = () => Promise.reject(new Error('no answer'))
    const leave = open(options)
    const counts: number[] = []
    for (const wait of [0, 999, 1, 1_999, 1, 3_999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait)
      counts.push(asked.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    leave()
  },
)

test('[CONST-27][API-87] flash-sale banners are asked for every 5 minutes while a page is open, and not retried', async () => {
  const leave = open(flashSaleBannersQuery(consumer))
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 1)
  expect(asked).toEqual(['site/get-flash-sale-banners {}'])
  answer = () => Promise.reject(new Error('no answer'))
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES)
  expect(asked).toHaveLength(3)
  leave()
})

test('[API-37] the products of a home section are asked for by storefront and section, and removed at logout', async () => {
  const client = createQueryClient()
  await client.query(home.storefrontItemsQuery(pro, 'arrived'))
  await client.query(menuQuery(pro, 'pricing_options'))
  expect(asked[0]).toBe('{a}/{b} {"a":"14","b":"arrived"}')
  client.removeQueries({ predicate: isOfCustomer })
  expect(client.getQueryCache().getAll()).toHaveLength(1)
})

test('[CMS-05][CMS-06] drafts for a staging duplicate are kept apart from public content', async () => {
  const client = createQueryClient()
  for (const scope of [stage, consumer]) {
    open(home.featuredTilesQuery(scope), client)
    open(home.storefrontItemsQuery(scope, 'arrived'), client)
  }
  await vi.advanceTimersByTimeAsync(1)
  expect(previewed).toEqual([true, true, false, false])
})

test('[CMS-05][CMS-06] drafts, which may have changed, are asked for each time they are shown', async () => {
  const client = createQueryClient()
  for (const scope of [stage, stage, consumer, consumer])
    await client.query(pages.marketingPageQuery(scope, '/faq'))
  expect(asked.map((request) => request.endsWith('"preview":true}'))).toEqual([true, true, false])
})

describe('the pages and posts of the server by path', () => {
  const mounted = (scope: QueryScope) => lists.readMountedPages(createQueryClient(), scope)

  test('[CMS-04][CMS-05] staging duplicates have their prefix', async () => {
    answer = () => Promise.resolve([{ path: '/spring', id: 1 }])
    const paths = async (scope: QueryScope) =>
      (await mounted(scope)).map(({ path, page }) => `${page} ${path}`)
    expect(await paths(consumer)).toEqual(['content /spring', 'post /spring'])
    expect(await paths(stage)).toEqual(['content /marketing-stage/spring', 'post /marketing-stage/spring'])
    expect(asked.map((request) => request.split(' ')[0])).toEqual([
      'site/get-marketing-pages',
      'site/get-marketing-posts',
      'site/get-marketing-page-stage-routes',
      'site/get-marketing-post-stage-routes',
    ])
  })

  test('[ROUTE-54] a list that failed after its retries counts as empty', async () => {
    answer = () => Promise.reject(new Error('no answer'))
    const read = mounted(consumer)
    await vi.advanceTimersByTimeAsync(7_000)
    expect(await read).toEqual([])
  })
})
