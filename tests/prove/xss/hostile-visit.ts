import { blockPictures, storedSession } from '#tests/prove/rig/browser.ts'
import type { Browser } from 'playwright'
import { lookAtContent, openDrawer } from './content-visit.ts'
import { buyHostile } from './hostile-purchase.ts'
import type { HostileShop } from './hostile-shop.ts'
import { type HtmlDocument, htmlOf } from './documents.ts'
import { type Field, SHOWN_FIELDS } from './fields.ts'
import { goTo, type HostilePage, look, meet } from './hostile-page.ts'
import { readMessages, readMessagesAsStranger } from './hostile-messages.ts'
import { joinPayloads, type Payload } from './payloads.ts'
import { Trap } from './trap.ts'

export interface Visited {
  readonly trap: Trap
  /** pieces of html that were shown */
  readonly pieces: number
  /** fields that had to be seen with every payload */
  readonly fields: readonly Field[]
  /** payloads that had to be seen, as `17.004` */
  readonly planted: ReadonlySet<string>
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
  await openDrawer(stranger)
  await stranger.page.context().close()
  const customer = await open(browser, visit, trap)
  for (const path of textPaths(visit)) await look(customer, path)
  await lookAtContent(customer, visit.shop)
  await customer.page.getByRole('button', { name: 'Shop All' }).click()
  await meet(customer, 'brands.name')
  await meet(customer, 'menu.desktop')
  const pieces = await lookAtPieces(customer, visit.shop)
  await readMessages(customer)
  await buyHostile(customer)
  await customer.page.context().close()
  return { trap, pieces, fields: SHOWN_FIELDS, planted: visit.shop.planted }
}

/** What would run if pages wrote the html of the database as it is, without a policy; up to so many payloads. */
export async function visitRawHtml(
  browser: Browser,
  visit: Visit,
  pieces: readonly HtmlDocument[],
  enough: number,
): Promise<Visited> {
  const hostile = await open(browser, visit, new Trap())
  const { page, trap } = hostile
  for (const { url, mark } of visit.shop.products) {
    if (trap.ran.size >= enough) break
    const piece = pieces.find((each) => each.mark === mark)
    if (!piece) throw new Error(`no piece is marked ${mark}`)
    await look(hostile, `/product/${url}`)
    await page.evaluate(
      (html) => {
        const main = document.querySelector('main')
        if (main) main.innerHTML = html
      },
      htmlOf(piece, 'products.description_html'),
    )
    // a payload that leads elsewhere ends the page that is asked
    await trap.provoke(page).catch(() => undefined)
  }
  await page.context().close()
  return { trap, pieces: pieces.length, fields: [], planted: new Set() }
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
  const page = await context.newPage()
  await blockPictures(page)
  return { page, trap, all: visit.all }
}

/** Runs in the page: what has all payloads in one text stays out of the way of what is pressed. */
function clip(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`header, footer, h1, [data-banner], [aria-label^="Messages"] { max-height: 5rem; overflow: hidden }
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
    // a product shows the banner of its category too, which can be of the same piece
    await hostile.page.getByText(mark, { exact: true }).first().waitFor()
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
    '/hostile-1',
    '/hostile-2',
    '/sl/l/Just_Arrived',
  ]
}
