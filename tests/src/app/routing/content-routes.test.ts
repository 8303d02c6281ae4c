import { describe, expect, test } from 'vitest'
import { decideRoute, type RouteFacts } from '#src/app/routing/decide-route.ts'
import type { MountedPage } from '#src/services/content/page-list-queries.ts'

const decide = (path: string, more: Partial<RouteFacts> = {}) =>
  decideRoute({
    path,
    search: '',
    session: 'signedOut',
    redirects: [],
    pages: [],
    mayCheckOut: true,
    isDown: false,
    initialUrl: null,
    hops: 0,
    isPop: false,
    ...more,
  })
const page = (name: string) => ({ kind: 'page', page: name })

describe('content pages', () => {
  test.each([
    ['[ROUTE-02][CMS-01]', '/news', 'news'],
    ['[ROUTE-02]', '/firework-news', 'news'],
    ['[ROUTE-03][CMS-01]', '/shipping', 'content'],
    ['[ROUTE-04]', '/pro-use', 'content'],
    ['[ROUTE-05]', '/contact', 'content'],
    ['[ROUTE-06][CMS-01]', '/product-msds-sds', 'content'],
    ['[ROUTE-07]', '/about', 'content'],
    ['[ROUTE-08]', '/resources', 'content'],
    ['[ROUTE-09]', '/italia', 'content'],
    ['[ROUTE-10]', '/display-showcase', 'content'],
    ['[ROUTE-11]', '/pyrolamas', 'content'],
    ['[ROUTE-12]', '/ignition-types', 'content'],
    ['[ROUTE-13][CMS-01]', '/faq', 'content'],
    ['[ROUTE-14][CMS-01]', '/discounts', 'content'],
    ['[ROUTE-15]', '/tent-video', 'content'],
    ['[ROUTE-16][CMS-01]', '/transit-map', 'content'],
    ['[ROUTE-17][CMS-01]', '/newsletter', 'content'],
    ['[ROUTE-18]', '/catalog', 'content'],
    ['[ROUTE-18]', '/proline-catalog', 'content'],
    ['[ROUTE-38]', '/pages/credit-application', 'content'],
  ])('%s %s shows its page', (_, path, name) => {
    expect(decide(path)).toEqual(page(name))
    expect(decide(`${path.toUpperCase()}/`)).toEqual(page(name))
  })

  test('a fixed page does not wait for the lists of redirects and pages', () => {
    expect(decide('/shipping', { redirects: null, pages: null })).toEqual(page('content'))
  })

  test('[ROUTE-53][ROUTE-54] an unknown path is blank until redirects and pages are loaded', () => {
    expect(decide('/nope', { redirects: null })).toEqual({ kind: 'blank' })
    expect(decide('/nope', { pages: null })).toEqual({ kind: 'blank' })
    expect(decide('/nope')).toEqual({ kind: 'notFound' })
  })
})

describe('pages of the server', () => {
  const pages: readonly MountedPage[] = [
    { path: '/spring-sale', page: 'content' },
    { path: '/news/new-warehouse', page: 'post' },
    { path: '/marketing-stage/summer', page: 'content' },
  ]

  test('[CMS-04] a page or post is shown at its path, whatever its case', () => {
    expect(decide('/Spring-Sale/', { pages })).toEqual(page('content'))
    expect(decide('/news/new-warehouse', { pages })).toEqual(page('post'))
  })

  test('[CMS-05] a staging duplicate is shown under its prefix only', () => {
    expect(decide('/marketing-stage/summer', { pages })).toEqual(page('content'))
    expect(decide('/summer', { pages })).toEqual({ kind: 'notFound' })
  })

  test('[RED-05] a redirect comes before a page', () => {
    const redirects = [{ source_url: '/spring-sale', target_url: '/sl', external: false, is_filter: false }]
    expect(decide('/spring-sale', { pages, redirects }).kind).toBe('leave')
  })
})
