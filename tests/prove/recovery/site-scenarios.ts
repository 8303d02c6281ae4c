import { pathsOf } from '#tests/support/call-paths.ts'
import { always, once } from './faults.ts'
import type { TestUser, Scenarios, PageAction } from './scenario.ts'
import type { Fault, ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'

const FIVE_MINUTES = 300_000
const GONE: Fault = { kind: 'answered', status: 404, type: 'text/plain', body: '' }
const appInfo = pathsOf(['getAppInfo'])

const home = ({ frame }: TestUser) => frame.searchBox
const openHome = async ({ fixture, frame }: TestUser) => {
  await fixture.load('/')
  await frame.heading.waitFor()
}
/** The facts that the server writes into the page are taken out, so that the app asks for each. */
const withoutFacts = ({ path }: ProxiedRequest): Fault | null =>
  path === '/'
    ? {
        kind: 'answer changed',
        change: (html) => html.replace(/(<script[^>]*id="boot"[^>]*>)[^<]*/, '$1{}'),
      }
    : null

const type = async ({ frame }: TestUser, text: string) => {
  await frame.searchBox.fill('')
  await frame.searchBox.fill(text)
}
/** Another one each time, since an answer is kept. */
const termOf = ({ round, product }: TestUser) => product.name.slice(0, 4 + round)

export const siteScenarios: Scenarios = {
  'productSearch.searching.fetching/searchProducts': {
    arrange: openHome,
    begin: (user) => type(user, termOf(user)),
    happy: ({ page }) => page.getByRole('option').first(),
    actions: (user): readonly PageAction[] => [
      { at: user.frame.searchBox, go: () => type(user, termOf(user)) },
    ],
  },
  'maintenance.checking/loadAppInfo': {
    arrange: async ({ fixture }) => {
      fixture.beforeFault = withoutFacts
    },
    begin: ({ fixture }) => fixture.load('/'),
    happy: home,
  },
  'maintenance.recheckingUp/loadAppInfo': {
    arrange: openHome,
    begin: ({ page }) => page.clock.fastForward(FIVE_MINUTES),
    happy: home,
  },
  'maintenance.recheckingDown/loadAppInfo': {
    arrange: async (user) => {
      await openHome(user)
      user.fixture.beforeFault = always(appInfo, { kind: 'request lost' })
      await user.page.clock.fastForward(FIVE_MINUTES)
      await user.page.getByRole('button', { name: 'Check again' }).waitFor()
      user.fixture.beforeFault = () => null
    },
    begin: ({ page }) => page.getByRole('button', { name: 'Check again' }).click(),
    happy: home,
  },
  'shop.settings.refreshing/loadSettings': {
    arrange: openHome,
    begin: ({ page }) => page.clock.fastForward(FIVE_MINUTES),
    happy: ({ frame }) => frame.heading,
  },
  'shop.customer.fetching/importCustomerMachines': {
    arrange: ({ fixture }) => fixture.forgetScripts(),
    begin: ({ fixture }) => fixture.load('/cart'),
    happy: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: /^Cart|^Your cart is empty/ })
        .first(),
  },
  'versionCheck.scripts.asking/loadAppInfo': {
    arrange: async ({ fixture, page }) => {
      await fixture.reset(null)
      await fixture.forgetScripts()
      fixture.beforeFault = once(/\/assets\/listing-page[^/]*\.js/, GONE)
      await fixture.load('/login')
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    },
    begin: ({ frame }) => frame.searchFor('cake'),
    happy: ({ page }) =>
      page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: /chunk/ }),
  },
}
