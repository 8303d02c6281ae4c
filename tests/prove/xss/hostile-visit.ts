import type { Browser, BrowserContext, Page } from 'playwright'
import { CartDriver } from '#e2e/pages/cart.driver.ts'
import { CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import { LoginDriver } from '#e2e/pages/login.driver.ts'
import { storedSession } from '#tests/prove/rig/stored-session.ts'
import type { HostileShop } from './hostile-shop.ts'
import { headingOf } from './heading-of.ts'
import { quickPage } from './quick-page.ts'
import { Trap } from './trap.ts'

export interface Visited {
  readonly trap: Trap
  readonly pages: number
  /** pieces of html that were shown */
  readonly pieces: number
}

export interface Visit {
  readonly url: string
  readonly session: object
  readonly shop: HostileShop
  /** all payloads in one text */
  readonly text: string
  readonly withPolicy: boolean
}

/** Looks at every page of the spoilt shop and sets off whatever can be set off. */
export async function visitAll(browser: Browser, visit: Visit): Promise<Visited> {
  const { context, trap } = await open(browser, visit, visit.session)
  const page = await quickPage(context)
  const pieces = await lookAtPieces(page, trap, visit.shop)
  const paths = textPaths(visit)
  for (const path of paths) await look(page, trap, path)
  await readMessages(page, trap, visit.text)
  await buy(page, trap)
  await context.close()
  await visitAsStranger(browser, visit, trap)
  return { trap, pieces, pages: pieces + paths.length + 7 }
}

/** Only what the sanitiser holds back, in a browser in which it cannot work and without a policy. */
export async function visitUnsanitised(browser: Browser, visit: Visit): Promise<Visited> {
  const { context, trap } = await open(browser, visit)
  await context.addInitScript(() => {
    Object.defineProperty(DOMImplementation.prototype, 'createHTMLDocument', { value: undefined })
  })
  const page = await quickPage(context)
  const pieces = await lookAtPieces(page, trap, { ...visit.shop, categories: [] })
  await context.close()
  return { trap, pieces, pages: pieces }
}

async function open(
  browser: Browser,
  { url, withPolicy }: Visit,
  session: object | null = null,
): Promise<{ context: BrowserContext; trap: Trap }> {
  const context = await browser.newContext({
    baseURL: url,
    bypassCSP: !withPolicy,
    storageState: storedSession(url, session),
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(60_000)
  const trap = new Trap()
  await trap.listen(context)
  return { context, trap }
}

async function look(page: Page, trap: Trap, path: string): Promise<void> {
  await page.goto(path)
  await headingOf(page).waitFor()
  await trap.provoke(page)
}

async function lookAtPieces(page: Page, trap: Trap, { products, categories }: HostileShop): Promise<number> {
  const places = [
    ...products.map(({ url, mark }) => ({ path: `/product/${url}`, mark })),
    ...categories.map(({ url, marks }) => ({ path: `/sl/c/${url}`, mark: marks[0] ?? '' })),
  ]
  await page.goto('/')
  await headingOf(page).waitFor()
  for (const { path, mark } of places) {
    await page.evaluate(goInside, path)
    await page.getByText(mark, { exact: true }).waitFor()
    await trap.provoke(page)
  }
  return places.length
}

/** Runs in the page: as if somebody went forward in the history, without loading it all again. */
function goInside(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

function textPaths({ text }: Visit): readonly string[] {
  const asked = encodeURIComponent(text.slice(0, 1_500))
  return [
    '/',
    ...[1, 2, 3, 4, 5, 6].map((page) => `/sl?page=${page}`),
    '/sl/b/Show-Series',
    '/sl/l/Just_Arrived',
    `/sl?search=${asked}`,
    `/sl/c/${asked}`,
    `/product/${asked}`,
    `/${asked}`,
    '/contact',
    '/cart',
  ]
}

/** The server says payloads instead of what went wrong. */
async function refuseWith(page: Page, calls: RegExp, text: string): Promise<void> {
  const json = { success: false, message: text, errors: [text] }
  await page.route(calls, (route) => route.fulfill({ status: 422, json }))
}

async function readMessages(page: Page, trap: Trap, text: string): Promise<void> {
  const calls = /carts\/update-customer-cart-product/
  const cart = new CartDriver(page)
  await refuseWith(page, calls, text)
  await cart.open()
  await cart.lines
    .first()
    .getByRole('button', { name: /^Increase/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Dismiss message' }).first().waitFor()
  await trap.provoke(page)
  await page.unroute(calls)
}

async function buy(page: Page, trap: Trap): Promise<void> {
  const checkout = new CheckoutDriver(page)
  await checkout.open('details')
  await checkout.see('details')
  await trap.provoke(page)
  await checkout.completeDetails()
  await trap.provoke(page)
  await checkout.completeShipping()
  await trap.provoke(page)
  await checkout.payWith('4111 1111 1111 1111')
  await trap.provoke(page)
  await checkout.submit()
  await checkout.seeComplete()
  await trap.provoke(page)
}

async function visitAsStranger(browser: Browser, visit: Visit, trap: Trap): Promise<void> {
  const { context, trap: own } = await open(browser, visit)
  const page = await quickPage(context)
  const login = new LoginDriver(page)
  await look(page, own, '/')
  await refuseWith(page, /auth\/login/, visit.text)
  await look(page, own, '/login')
  await login.logIn('nobody@emberwright.example')
  await page.getByRole('main').getByRole('alert').waitFor()
  await own.provoke(page)
  trap.take(own)
  await context.close()
}
