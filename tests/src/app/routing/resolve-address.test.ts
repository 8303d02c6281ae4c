import { array, assert, boolean, constantFrom, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressFacts } from '#contract/platform/rendering.ts'
import type { Redirect } from '#contract/site/site.ts'
import { decideRoute } from '#src/app/routing/decide-route.ts'
import { resolveAddress } from '#src/app/routing/resolve-address.ts'

const redirect = (source_url: string, target_url: string, more: Partial<Redirect> = {}): Redirect => ({
  source_url,
  target_url,
  external: false,
  is_filter: false,
  ...more,
})
const facts = (redirects: readonly Redirect[] = [], more: Partial<AddressFacts> = {}): AddressFacts => ({
  redirects,
  pages: [{ path: '/summer-hours', page: 'content' }],
  isDown: false,
  ...more,
})

describe('what an address of the shop shows', () => {
  test.each([
    ['/', { kind: 'page', page: 'home' }],
    ['/sl/c/Mines?page=2', { kind: 'page', page: 'listing' }],
    ['/Summer-Hours/', { kind: 'page', page: 'content' }],
    ['/no/such/page', { kind: 'notFound' }],
    ['//', { kind: 'notFound' }],
    ['//sl/c/Mines', { kind: 'notFound' }],
    ['/\\', { kind: 'notFound' }],
    ['/cart', { kind: 'session' }],
    ['/checkout/review', { kind: 'session' }],
    ['/login', { kind: 'page', page: 'login' }],
    ['/down-for-maintenance', { kind: 'moved', to: '/', isLasting: false, sources: [] }],
  ])('%s without redirects', (address, resolution) => {
    expect(resolveAddress(address, facts())).toEqual(resolution)
  })

  test('[RED-05] a chain is answered once, by its end', () => {
    const chain = [redirect('/a', '/B/'), redirect('/b', '/c?x=1'), redirect('/c', '/sl')]
    expect(resolveAddress('/A/', facts(chain))).toEqual({
      kind: 'moved',
      to: '/sl?x=1',
      isLasting: true,
      sources: ['/a', '/b', '/c'],
    })
  })

  test('[RED-03] a chain with a filter redirect may change at any time', () => {
    const chain = [redirect('/red', '/sl?colors=Red', { is_filter: true })]
    expect(resolveAddress('/red', facts(chain))).toMatchObject({ to: '/sl?colors=Red', isLasting: false })
  })

  test('[RED-02] an external redirect leaves the shop at once', () => {
    const chain = [
      redirect('/council', '/safety'),
      redirect('/safety', 'https://safety.example', { external: true }),
    ]
    expect(resolveAddress('/council', facts(chain))).toMatchObject({
      kind: 'moved',
      to: 'https://safety.example/',
    })
  })

  test('the query is carried, and where the target has a parameter of its own, that one wins', () => {
    const both = [redirect('/old', '/sl'), redirect('/red', '/sl?colors=Red')]
    expect(resolveAddress('/old?page=2', facts(both))).toMatchObject({ to: '/sl?page=2' })
    expect(resolveAddress('/red?page=2', facts(both))).toMatchObject({ to: '/sl?colors=Red&page=2' })
    expect(resolveAddress('/red?colors=Blue&utm_source=mail', facts(both))).toMatchObject({
      to: '/sl?colors=Red&utm_source=mail',
    })
  })

  test('[RED-05] a loop and a chain of more than five are not found', () => {
    expect(resolveAddress('/a', facts([redirect('/a', '/b'), redirect('/b', '/a')]))).toEqual({
      kind: 'notFound',
    })
    const long = [1, 2, 3, 4, 5, 6].map((n) => redirect(`/r${n}`, `/r${n + 1}`))
    expect(resolveAddress('/r1', facts(long))).toEqual({ kind: 'notFound' })
  })

  test('[RED-05] pages of the workflow are never redirected', () => {
    expect(resolveAddress('/cart', facts([redirect('/cart', '/sl')]))).toEqual({ kind: 'session' })
  })

  test('[ROUTE-33] during maintenance every address but those of staff is down', () => {
    const down = facts([redirect('/a', '/sl')], { isDown: true })
    for (const address of ['/', '/a', '/no/such/page', '/down-for-maintenance'])
      expect(resolveAddress(address, down)).toEqual({ kind: 'down' })
    for (const address of ['/staff', '/staff/content?screen=settings'])
      expect(resolveAddress(address, down)).toEqual({ kind: 'page', page: 'staff' })
  })
})

const places = ['/a', '/b', '/c', '/d', '/e', '/f', '/sl', '/faq', '/cart']
const targets = [
  ...places,
  '//evil.example',
  'javascript:x',
  'https://partner.example/x',
  'http://partner.example',
  'https://a@partner.example',
]
const graph = array(
  record({
    source_url: constantFrom(...places),
    target_url: constantFrom(...targets),
    external: boolean(),
    is_filter: boolean(),
  }),
  { maxLength: 12 },
)

test('[RED-05] server and app end at the same place for 500 graphs of redirects, within five hops', () => {
  assert(
    property(graph, constantFrom(...places), (redirects, start) => {
      const known = facts(redirects)
      const answer = resolveAddress(start, known)
      const end = followInApp(start, known)
      expect(answer.kind === 'moved' ? answer.to : answer.kind).toEqual(end.to ?? end.kind)
      expect(end.hops).toBeLessThanOrEqual(5)
      if (answer.kind === 'moved') expect(answer.to).toMatch(/^(\/(?![/\\])|https:\/\/partner\.example\/)/)
    }),
    { numRuns: 500, seed: 20261122 },
  )
})

/** Navigates as the app does, one decision a hop. */
function followInApp(start: string, known: AddressFacts) {
  let to = start
  for (let hops = 0; ; hops++) {
    const { pathname: path, search } = new URL(to, 'https://shop.invalid')
    const decision = decideRoute({
      ...known,
      path,
      search,
      session: 'checking',
      mayCheckOut: true,
      initialUrl: null,
      hops,
      isPop: false,
    })
    if (decision.kind === 'notFound') return { hops, kind: 'notFound', to: undefined }
    if (decision.kind !== 'leave') {
      const kind = decision.kind === 'page' ? 'page' : 'session'
      return { hops, kind, to: hops > 0 ? to : undefined }
    }
    if (decision.how === 'external') return { hops: hops + 1, kind: 'moved', to: decision.to }
    to = decision.to
  }
}
