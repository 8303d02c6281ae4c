import type { Page } from '@playwright/test'
import type { ContentSource } from '#contract/content/content-kinds.ts'
import type { TestDb } from '#tests/support/database.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { addressesOf, ENTRIES, type Expected, isRemoved } from './addresses.ts'
import { ask, differing, ORIGIN } from './asked-address.ts'
import { openTakenOver } from './hydration.ts'
import { QUICK } from './quick-poll.ts'
import { expect, switchMaintenance, test } from './switched.ts'

const LINKS = '/pages/links'
/** a fixed page whose entry is removed */
const EMPTY = '/resources'
let addresses: readonly Expected[] = []

test.use({ pictures: false })

test.beforeAll(async ({ ownShop, db }) => {
  const products = await db
    .selectFrom('products')
    .select(['id', 'url'])
    .where('project_id', '=', 11)
    .orderBy('id', 'desc')
    .limit(80)
    .execute()
  const withdrawn = products.slice(0, 30)
  addresses = addressesOf({
    withdrawn: withdrawn.map(({ url }) => url),
    sold: products.slice(30).map(({ url }) => url),
  })
  await writeEntries(db)
  await db
    .updateTable('products')
    .set({ active: false })
    .where(
      'id',
      'in',
      withdrawn.map(({ id }) => id),
    )
    .execute()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(ORIGIN) })
    .where('key', '=', 'public_url')
    .execute()
  for (const { address } of addresses.filter(({ status }) => status === 410)) {
    const status = async () => (await fetch(ownShop.url + address)).status
    await expect.poll(status, QUICK).toBe(410)
  }
})

async function writeEntries(db: TestDb): Promise<void> {
  for (const [kind, key, body] of ENTRIES) await putEntry(db, kind, key, body as ContentSource)
  for (const [, key] of ENTRIES)
    if (isRemoved(key)) await db.deleteFrom('entries').where('key', '=', key).execute()
  await db.deleteFrom('entries').where('kind', '=', 'page').where('key', '=', EMPTY).execute()
  const text = ofTheApp().map(({ address }) => `- [${nameOf(address)}](${address})`)
  await putEntry(db, 'page', LINKS, {
    title: 'Links',
    blocks: [{ kind: 'text', text: text.join('\n') }],
    seo: {},
  })
}

const nameOf = (address: string): string => `to ${encodeURIComponent(address)} here`

/** 80 addresses of every class that stay in the shop; a filter redirect leaves an entry of its own in the history. */
function ofTheApp(): readonly Expected[] {
  const counts = new Map<string, number>()
  return addresses.filter(({ address, end, status }) => {
    const series = `${status} ${address.replace(/^\/product\/.*|\d+$/i, '')}`
    const count = (counts.get(series) ?? 0) + 1
    counts.set(series, count)
    return count <= 9 && !address.includes('%') && status !== 302 && !end.startsWith('https:')
  })
}

const FOUND = [
  '/',
  '/sl',
  '/SL/',
  '/shoplist',
  '/sl/c/Mines',
  '/category/mines',
  '/c/Mines,Smoke',
  '/list/On_Sale',
  '/sf/x/Brindlefire',
  '/sl?colors=Nothing',
  '/news',
  '/Firework-News/',
  '/faq',
  '/italia',
  '/pages/spring-hours',
  '/login',
  '/register',
  '/cart',
  '/checkout/review',
  '/account/orders',
  '/marketing-stage/pages/spring-hours',
]

test('[ROUTE-52][RED-02][RED-03][RED-05] 200 unknown, gone, aliased and redirected addresses have their status, end and one canonical address', {
  tag: '@core',
}, async ({ ownShop }) => {
  expect(new Set(addresses.map(({ address }) => address)).size).toBeGreaterThanOrEqual(200)
  const answers = await runConcurrently(addresses, 4, ({ address }) => ask(ownShop.url + address))
  expect(differing(addresses, answers)).toEqual([])
  // control: a server that finds everything
  const always = answers.map((answer) => ({ ...answer, status: 200, location: null }))
  expect(differing(addresses, always).length).toBeGreaterThan(120)
})

test('what is there is found', { tag: '@core' }, async ({ ownShop }) => {
  const statuses = await Promise.all(FOUND.map(async (path) => (await ask(ownShop.url + path)).status))
  expect(statuses).toEqual(FOUND.map(() => 200))
})

test('redirects may be kept for ten minutes, those to filters not at all', { tag: '@core' }, async ({
  ownShop,
}) => {
  const kept = async (path: string) =>
    (await fetch(ownShop.url + path, { redirect: 'manual' })).headers.get('cache-control')
  expect([await kept('/old-sale'), await kept('/all-red')]).toEqual(['max-age=600', 'no-cache'])
})

test('[CMS-02] a fixed page without a body shows its heading and a neutral text', async ({ page, frame }) => {
  await page.goto(EMPTY)
  await frame.seeHeading('Resources')
  await expect(page.getByText('This page has no text yet.')).toBeVisible()
})

/** The app shows the page or the not-found page, whichever the server answers for where the address ends. */
async function seeEnd(page: Page, { address, end, status }: Expected): Promise<void> {
  const last = addresses.find((each) => each.address === end)?.status ?? (status < 400 ? 200 : status)
  const shown = async () => {
    const { pathname, search } = new URL(page.url())
    const heading = await page
      .locator('main h1')
      .first()
      .textContent({ timeout: 500 })
      .catch(() => 'none')
    const isSettled = heading !== 'Links' && heading !== 'none'
    return [address, pathname + search, isSettled, heading === 'Page not found']
  }
  await expect.poll(shown, QUICK).toEqual([address, end, true, last >= 400])
}

const CLASSES: Readonly<Record<string, (status: number) => boolean>> = {
  'that are unknown or gone': (status) => status >= 400,
  'of pages under other names': (status) => status === 200,
  'that lead elsewhere': (status) => status > 200 && status < 400,
}

for (const [which, isOne] of Object.entries(CLASSES))
  test(`[RED-05][ROUTE-52] the app decides addresses ${which} as the server does, clicked and by history`, async ({
    page,
  }) => {
    // of all classes
    expect(ofTheApp().length).toBeGreaterThanOrEqual(80)
    const chosen = ofTheApp().filter(({ status }) => isOne(status))
    expect(chosen.length).toBeGreaterThan(10)
    await openTakenOver(page, LINKS)
    const links = page.locator('main h1', { hasText: /^Links$/ })
    for (const expected of chosen) {
      await page.getByRole('link', { name: nameOf(expected.address), exact: true }).click()
      await seeEnd(page, expected)
      await page.goBack()
      await expect(links).toBeVisible()
      await page.goForward()
      await seeEnd(page, expected)
      await page.goBack()
      await expect(links).toBeVisible()
    }
  })

test('[RED-05][ROUTE-52] the app decides as the server does for addresses that are typed and reloaded', async ({
  page,
}) => {
  const each = ofTheApp().filter((_, at) => at % 8 === 0)
  for (const expected of each) {
    await openTakenOver(page, expected.address)
    await seeEnd(page, expected)
    await page.reload()
    await seeEnd(page, expected)
  }
})

test('during maintenance every address is 503 and names a time to come again', async ({ ownShop }) => {
  await switchMaintenance(ownShop, 'on')
  const { status, headers } = await fetch(`${ownShop.url}/sl/c/Mines`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store'])
  await switchMaintenance(ownShop, 'off')
})
