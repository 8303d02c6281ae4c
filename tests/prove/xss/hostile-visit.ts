import { pageWithoutPictures, storedSession } from '#tests/prove/rig/browser.ts'
import type { Browser } from 'playwright'
import { buyHostile } from './hostile-purchase.ts'
import type { HostileShop } from './hostile-shop.ts'
import { type Field, PRODUCT_FIELDS, SHOWN_FIELDS } from './fields.ts'
import { goTo, type HostilePage, look } from './hostile-page.ts'
import { readMessages, readMessagesAsStranger } from './hostile-messages.ts'
import { joinPayloads, type Payload } from './payloads.ts'
import { Trap } from './trap.ts'

export interface Visited {
  readonly trap: Trap
  /** pieces of html that were shown */
  readonly pieces: number
  /** fields that had to be seen with every payload */
  readonly fields: readonly Field[]
}

export interface Visit {
  readonly url: string
  readonly session: object | null
  readonly shop: HostileShop
  readonly all: readonly Payload[]
  readonly withPolicy: boolean
}

/** Looks at every page of the spoilt shop and sets off whatever can be set off. */
export async function visitAll(browser: Browser, visit: Visit): Promise<Visited> {
  const trap = new Trap()
  const stranger = await open(browser, { ...visit, session: null }, trap)
  await look(stranger, '/')
  await readMessagesAsStranger(stranger)
  await stranger.page.context().close()
  const customer = await open(browser, visit, trap)
  for (const path of textPaths(visit)) await look(customer, path)
  const pieces = await lookAtPieces(customer, visit.shop)
  await readMessages(customer)
  await buyHostile(customer)
  await customer.page.context().close()
  return { trap, pieces, fields: SHOWN_FIELDS }
}

/** Only what the sanitizer holds back, in a browser in which it cannot work and without a policy. */
export async function visitUnsanitized(browser: Browser, visit: Visit): Promise<Visited> {
  const hostile = await open(browser, visit, new Trap())
  const context = hostile.page.context()
  await context.addInitScript(() => {
    Object.defineProperty(DOMImplementation.prototype, 'createHTMLDocument', { value: undefined })
  })
  await look(hostile, '/')
  const pieces = await lookAtPieces(hostile, { ...visit.shop, categories: [] })
  await context.close()
  return { trap: hostile.trap, pieces, fields: PRODUCT_FIELDS }
}

async function open(browser: Browser, visit: Visit, trap: Trap): Promise<HostilePage> {
  const context = await browser.newContext({
    baseURL: visit.url,
    bypassCSP: !visit.withPolicy,
    storageState: storedSession(visit.url, visit.session),
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(clip)
  await trap.listen(context)
  return { page: await pageWithoutPictures(context), trap, all: visit.all }
}

/** Runs in the page: what has all payloads in one text stays out of the way of what is pressed. */
function clip(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`header, footer, h1, [aria-label^="Messages"] { max-height: 5rem; overflow: hidden }
    [aria-label^="Messages"] { pointer-events: none }`)
  document.adoptedStyleSheets = [sheet]
}

async function lookAtPieces(hostile: HostilePage, { products, categories }: HostileShop): Promise<number> {
  const places = [
    ...products.map(({ url, mark }) => ({ path: `/product/${url}`, mark })),
    ...categories.map(({ url, mark }) => ({ path: `/sl/c/${url}`, mark })),
  ]
  for (const { path, mark } of places) {
    await goTo(hostile, path)
    await hostile.page.getByText(mark, { exact: true }).waitFor()
    await hostile.trap.provoke(hostile.page)
  }
  return places.length
}

/** Loaded anew, for the server writes into a page too; and addresses that are payloads themselves. */
function textPaths({ all, shop }: Visit): readonly string[] {
  const asked = encodeURIComponent(joinPayloads(all, 'address.asked').slice(0, 1_500))
  return [
    '/',
    `/sl/c/${shop.categories[0]?.url}`,
    `/product/${shop.products.at(-1)?.url}`,
    `/sl?search=${asked}`,
    `/sl/c/${asked}`,
    `/product/${asked}`,
    `/${asked}`,
    '/contact',
    '/sl/l/Just_Arrived',
  ]
}
