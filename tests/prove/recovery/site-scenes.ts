import { pathsOf } from './invoking-states.ts'
import type { Player, Scenes, Way } from './scene.ts'
import type { Fault, Passing } from '#tests/prove/rig/fault-proxy.ts'

const FIVE_MINUTES = 300_000
const GONE: Fault = { kind: 'answered', status: 404, type: 'text/plain', body: '' }
const appInfo = pathsOf(['getAppInfo'])

const home = ({ frame }: Player) => frame.searchBox
const openHome = async ({ stage, frame }: Player) => {
  await stage.load('/')
  await frame.heading.waitFor()
}
/** The facts that the server writes into the page are taken out, so that the app asks for each. */
const withoutFacts = ({ path }: Passing): Fault | null =>
  path === '/'
    ? {
        kind: 'answer changed',
        change: (html) => html.replace(/(<script[^>]*id="boot"[^>]*>)[^<]*/, '$1{}'),
      }
    : null

/** The first request for it is lost. */
const once = (asks: RegExp, fault: Fault) => {
  let left = 1
  return ({ path }: Passing): Fault | null => (asks.test(path) && left-- > 0 ? fault : null)
}

const type = async ({ frame }: Player, text: string) => {
  await frame.searchBox.fill('')
  await frame.searchBox.fill(text)
}
/** Another one each time, since an answer is kept. */
const termOf = ({ round, product }: Player) => product.name.slice(0, 4 + round)

export const siteScenes: Scenes = {
  'productSearch.searching.fetching/searchProducts': {
    arrange: openHome,
    begin: (player) => type(player, termOf(player)),
    happy: ({ page }) => page.getByRole('option').first(),
    ways: (player): readonly Way[] => [
      { at: player.frame.searchBox, go: () => type(player, termOf(player)) },
    ],
  },
  'maintenance.checking/loadAppInfo': {
    arrange: async ({ stage }) => {
      stage.always = withoutFacts
    },
    begin: ({ stage }) => stage.load('/'),
    happy: home,
  },
  'maintenance.recheckingUp/loadAppInfo': {
    arrange: openHome,
    begin: ({ page }) => page.clock.fastForward(FIVE_MINUTES),
    happy: home,
  },
  'maintenance.recheckingDown/loadAppInfo': {
    arrange: async (player) => {
      await openHome(player)
      player.stage.always = ({ path }) => (appInfo.test(path) ? { kind: 'request lost' } : null)
      await player.page.clock.fastForward(FIVE_MINUTES)
      await player.page.getByRole('button', { name: 'Check again' }).waitFor()
      player.stage.always = () => null
    },
    begin: ({ page }) => page.getByRole('button', { name: 'Check again' }).click(),
    happy: home,
  },
  'shop.settings.refreshing/loadSettings': {
    arrange: openHome,
    begin: ({ page }) => page.clock.fastForward(FIVE_MINUTES),
    happy: ({ frame }) => frame.heading,
  },
  'shop.customer.fetching/fetchCustomerParts': {
    arrange: ({ stage }) => stage.forgetScripts(),
    begin: ({ stage }) => stage.load('/cart'),
    happy: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: /^Cart|^Your cart is empty/ })
        .first(),
  },
  'versionCheck.scripts.asking/loadAppInfo': {
    arrange: async ({ stage, page }) => {
      await stage.enter(null)
      await stage.forgetScripts()
      stage.always = once(/\/assets\/listing-page[^/]*\.js/, GONE)
      await stage.load('/login')
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    },
    begin: ({ frame }) => frame.searchFor('cake'),
    happy: ({ page }) =>
      page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: /chunk/ }),
  },
}
