import { expect, test } from 'vitest'
import { isToAllowedHost } from '#contract/content/redirect-rules.ts'
import type { Redirect } from '#contract/site/site.ts'
import { addressesOf, ENTRIES, isRemoved } from '#e2e/addresses.ts'
import { decideRoute } from '#src/app/routing/decide-route.ts'

const SHOP = 'https://shop.invalid'
const addresses = addressesOf({
  sold: Array.from({ length: 50 }, (_, n) => `sold-${n}`),
  withdrawn: Array.from({ length: 30 }, (_, n) => `withdrawn-${n}`),
})
const entriesOf = (kind: string) => ENTRIES.filter((entry) => entry[0] === kind && !isRemoved(entry[1]))
/** the server tells of none to a host that is not allowed */
const redirects = entriesOf('redirect')
  .map(([, source_url, body]) => ({ source_url, ...body }) as Redirect)
  .filter((redirect) => isToAllowedHost(redirect, ['safety.example.org']))
const pages = entriesOf('page').map(([, path]) => ({ path, page: 'content' as const }))

/** Where the app ends when an address is typed or reloaded, one decision a hop. */
function ended(address: string) {
  let to = address
  for (let hops = 0; ; hops++) {
    const { pathname: path, search } = new URL(to, SHOP)
    const decision = decideRoute({
      path,
      search,
      redirects,
      pages,
      hops,
      session: 'signedOut',
      mayCheckOut: true,
      isDown: false,
      initialUrl: null,
      isPop: false,
    })
    if (decision.kind !== 'leave') return { to, decision }
    to = decision.to
    if (decision.how === 'external') return { to, decision }
  }
}

/** Pages whose content tells whether there is anything at an address. */
const DECIDED_BY_CONTENT = ['product', 'listing', 'content']

test('[RED-05][ROUTE-52] the app decides each of 200 addresses, typed or reloaded, as the server answers it', () => {
  const differing = addresses.filter(({ address, end, status }) => {
    const { to, decision } = ended(address)
    if (to !== end) return true
    if (decision.kind === 'leave') return !end.startsWith('https:')
    if (decision.kind === 'notFound') return status < 400 && !addresses.some((each) => each.address === end)
    return decision.kind !== 'page' || (status >= 400 && !DECIDED_BY_CONTENT.includes(decision.page))
  })
  expect(addresses.length).toBeGreaterThanOrEqual(200)
  expect(differing.map(({ address }) => ({ address, ...ended(address) }))).toEqual([])
})
