import { FLOW_PERIOD } from '#contract/site/flow-chart.ts'
import { pathsOf } from '#tests/support/call-paths.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'
import { always } from './faults.ts'
import { loggedIn } from './session-scenarios.ts'
import { load, type PageAction, type Scenarios, type TestUser } from './scenario.ts'
import type { Fault, ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'

const FIVE_MINUTES = 300_000
const appInfo = pathsOf(['getAppInfo'])

const home = ({ frame }: TestUser) => frame.searchBox
const openHome = async (user: TestUser) => {
  await load(user, '/')
  // the server draws what a visitor sees before the app answers
  await loggedIn(user).waitFor()
}
/** The facts that the server writes into the page are taken out, so that the app asks for each. */
const withoutFacts = ({ path }: ProxiedRequest): Fault | null =>
  path === '/'
    ? {
        kind: 'answer changed',
        change: (html) => html.replace(/(<script[^>]*id="boot"[^>]*>)[^<]*/, '$1{}'),
      }
    : null

/** The chunk is asked for by the app alone, so after the session is confirmed: what is lost before that logs out (SES-13). */
const withoutPreload = ({ path }: ProxiedRequest): Fault | null =>
  path === '/cart'
    ? {
        kind: 'answer changed',
        change: (html) => html.replaceAll(/<link rel="modulepreload"[^>]*wire-customer[^>]*>/g, ''),
      }
    : null

/** The page counts, though the shop of a test does not. */
const counting = ({ path }: ProxiedRequest): Fault | null =>
  path === '/'
    ? {
        kind: 'answer changed',
        change: (html) => html.replace(/("flow_counting":)"?false"?/, '$1"true"'),
      }
    : null

const type = async ({ frame }: TestUser, text: string) => {
  await frame.searchBox.fill('')
  await frame.searchBox.fill(text)
}
const search = (user: TestUser) => type(user, user.product.name.slice(0, 4))

export const siteScenarios: Scenarios = {
  'productSearch.searching.fetching/searchProducts': {
    arrange: openHome,
    begin: search,
    happy: ({ page }) => page.getByRole('option').first(),
    actions: (user): readonly PageAction[] => [{ at: user.frame.searchBox, go: () => search(user) }],
  },
  'maintenance.checking/loadAppInfo': {
    arrange: async ({ network }) => {
      network.beforeFault = withoutFacts
    },
    begin: (user) => load(user, '/'),
    happy: home,
  },
  'maintenance.recheckingUp/loadAppInfo': {
    arrange: openHome,
    begin: ({ page }) => page.clock.fastForward(FIVE_MINUTES),
    happy: home,
  },
  'maintenance.recheckingAfterOrder/loadAppInfo': {
    // the order is placed while the request of get-app-info is held
    arrange: async ({ checkout, held, page, product, shopper }) => {
      await fill(shopper, [product])
      await checkout.openReview()
      await held.hold('getAppInfo')
      await page.clock.fastForward(FIVE_MINUTES)
      await held.next('getAppInfo')
      await checkout.submit()
      await checkout.seeComplete()
      await held.letAllPass()
    },
    begin: ({ frame }) => frame.goHome(),
    happy: home,
  },
  'maintenance.recheckingDown/loadAppInfo': {
    arrange: async (user) => {
      await openHome(user)
      user.network.beforeFault = always(appInfo, { kind: 'request lost' })
      await user.page.clock.fastForward(FIVE_MINUTES)
      await user.page.getByRole('button', { name: 'Check again' }).waitFor()
      user.network.beforeFault = () => null
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
    arrange: async ({ network }) => {
      network.beforeFault = withoutPreload
    },
    begin: (user) => load(user, '/cart'),
    happy: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: /^Cart|^Your cart is empty/ })
        .first(),
  },
  'flowCounting.sending/sendFlow': {
    arrange: async (user) => {
      user.network.beforeFault = counting
      const script = user.page.waitForResponse(/\/count-flow[^/]*\.js/)
      await openHome(user)
      await script
      user.network.beforeFault = () => null
    },
    begin: ({ page }) => page.clock.fastForward(FLOW_PERIOD),
    // nobody waits for it
    happy: home,
  },
  'versionCheck.scripts.asking/loadAppInfo': {
    happy: ({ page }) =>
      page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: /chunk/ }),
  },
}
