import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_HOPS, redirectOf } from '#contract/content/redirect-rules.ts'
import type { Redirect } from '#contract/site/site.ts'
import { redirectProblems } from '#server/content/redirect-graph.ts'
import { decideRoute } from '#src/app/routing/decide-route.ts'

const HOSTS = ['partner.example']

interface End {
  readonly kind: 'page' | 'notFound' | 'outside' | 'blank' | 'login'
  readonly hops: number
  readonly to: string
}

/** Where the app ends up, one decision after another, as its router does. */
function followed(path: string, redirects: readonly Redirect[]): End {
  let at = path
  for (let hops = 0; ; hops++) {
    const [pathname = ''] = at.split(/[?#]/, 1)
    const decision = decideRoute({
      path: pathname,
      search: '',
      session: 'signedOut',
      redirects,
      ...NO_PAGES,
      mayCheckOut: true,
      isDown: false,
      initialUrl: null,
      hops,
      isPop: false,
    })
    if (decision.kind !== 'leave') return { kind: decision.kind, hops, to: at }
    if (decision.how === 'external') return { kind: 'outside', hops, to: decision.to }
    at = decision.to
  }
}
const NO_PAGES = { pages: [] }

const sources = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h']
const targets = [
  ...sources.flatMap((path) => [path, path.toUpperCase(), `${path}/?x=1#y`]),
  '/faq',
  '/sl',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
]
const graphs = array(
  record({
    source_url: constantFrom(...sources, '/cart'),
    target_url: constantFrom(...targets),
    external: constantFrom(false),
    is_filter: constantFrom(true, false),
  }),
  { maxLength: 9 },
).map((rows) => [...new Map(rows.map((row) => [row.source_url, row])).values()])

test('[RED-05] of 500 random graphs the app leaves none, and it follows those that may be published to their end', () => {
  assert(
    property(graphs, (redirects) => {
      const problems = new Set(redirectProblems(redirects, HOSTS).map(({ key }) => key))
      for (const { source_url, target_url } of redirects) {
        const end = followed(source_url, redirects)
        expect(end.kind).not.toBe('outside')
        expect(end.to).toMatch(/^\/(?![/\\])/)
        expect(end.hops).toBeLessThanOrEqual(MAX_HOPS)
        if (problems.size === 0 && source_url !== '/cart')
          expect(end.hops, `${source_url} → ${target_url}`).toBeGreaterThan(0)
      }
    }),
    { numRuns: 500, seed: 7 },
  )
})

test('a graph is refused exactly when the app would not reach its end', () => {
  assert(
    property(graphs, (redirects) => {
      const isRefused = redirectProblems(redirects, HOSTS).length > 0
      const ends = redirects.map(({ source_url }) => followed(source_url, redirects))
      const isStopped = redirects.some(({ source_url }, at) => {
        const end = ends[at]
        const reached =
          end?.to
            .split(/[?#]/, 1)[0]
            ?.toLowerCase()
            .replace(/(.)\/$/, '$1') ?? ''
        const leadsOn = redirects.some((each) => each.source_url === reached)
        return source_url === '/cart' || leadsOn
      })
      expect(isRefused).toBe(isStopped)
    }),
    { numRuns: 500, seed: 11 },
  )
})

test('control: a rule that asks only for a leading slash would let a redirect leave', () => {
  const evil = '//evil.example'
  expect(evil.startsWith('/')).toBe(true)
  const redirect = { source_url: '/a', target_url: evil, external: false, is_filter: false }
  expect(redirectProblems([redirect], HOSTS)).toHaveLength(1)
  expect(followed('/a', [redirect])).toMatchObject({ kind: 'notFound', to: '/a' })
})

test('[RED-05] each redirect is read equally often, however many there are', () => {
  const reads = (count: number): number => {
    let read = 0
    const redirects = Array.from({ length: count }, (_, index) => ({
      get source_url() {
        read++
        return `/from-${index}`
      },
      target_url: `/to-${index}`,
      external: false,
      is_filter: false,
    }))
    redirectProblems(redirects, HOSTS)
    for (let index = 0; index < count; index++) redirectOf(redirects, `/from-${index}`)
    return read / count
  }
  expect(reads(2_000)).toBe(reads(1_000))
})
