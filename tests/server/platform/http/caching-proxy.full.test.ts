import type { IncomingHttpHeaders } from 'node:http'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { contentEditingCalls as edit } from '#contract/content/content-editing.ts'
import { brandMarkPath, scenePath } from '#contract/catalogue/picture-path.ts'
import { calls } from '#contract/registry.ts'
import { STAFF_COOKIE } from '#contract/staff/staff.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { CACHE_HEADER, openCachingProxy } from '#tests/support/caching-proxy.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const PRICE = /98,?765,?431|987,?654\.31/
const shop = await useShop({ assets: useBuiltApp(), refreshPeriod: 20 })
await shop.db.updateTable('prices').set({ cents: 98_765_431 }).execute()
const editor = await logInEditor(shop.url, await makeEditor(shop.db))
const colored = sharp({ create: { width: 4, height: 4, channels: 3, background: '#c2410c' } })
const uploaded = await editor.call(edit.uploadMedia, {
  body: { data: (await colored.png().toBuffer()).toString('base64'), alt: 'A' },
})
const product = await shop.db
  .selectFrom('products as p')
  .innerJoin('brands as b', 'b.id', 'p.brand_id')
  .select(['p.url', 'b.url as brand'])
  .where('p.project_id', '=', 11)
  .orderBy('p.id')
  .executeTakeFirstOrThrow()

const { image_url } = await new Shopper(shop.url).call(calls.getByUrl, { params: { url: product.url } })
const SHARED = [
  '/assets/main-abc.js',
  '/favicon.svg',
  '/robots.txt',
  '/public-files/terms-of-use.pdf',
  image_url,
  brandMarkPath(product.brand),
  scenePath('slide-harbor-finale', 480),
  ...(uploaded.kind === 'stored' ? [uploaded.src] : []),
]
const PAGES = ['/', '/sl', '/drawn', '/login', '/account', '/cart', '/staff', '/nowhere', '/chat-frame']
const CALLS = Object.values(calls)
  .filter(({ method }) => method === 'GET')
  .map(
    ({ path }) =>
      `/${API_PREFIX}/${path.replace('{url}', product.url).replaceAll(/\{\w+\}/g, '11')}?project_id=11`,
  )

/** Staff with the right export all prices; everybody else gets none of it. */
const PRICES_OF_STAFF = calls.exportProducts.path

/** A customer with a name of its own. */
async function customerNamed(url: string, name: string): Promise<Shopper> {
  const email = await makeCustomer(shop.db)
  await shop.db
    .updateTable('customers')
    .set({ firstname: name, lastname: name })
    .where('email', '=', email)
    .execute()
  const customer = new Shopper(url)
  await customer.logIn(email)
  return customer
}

interface Leaks {
  /** a cookie in an answer that others may get too */
  readonly cookies: string[]
  /** the name, token or price of somebody else */
  readonly secrets: string[]
}

/** Customers, a visitor and staff ask in turn for everything, twice, through the cache. */
async function visitInTurn(url: string): Promise<Leaks> {
  const [ann, bob] = [await customerNamed(url, 'Annabella'), await customerNamed(url, 'Bobberino')]
  const visitor = new Shopper(url)
  const staff = new Shopper(url)
  for (const [name, value] of editor.cookies) staff.cookies.set(name, value)
  const everybody = [
    { who: ann, foreign: [/Bobberino/, bob.token] },
    { who: visitor, foreign: [/Annabella|Bobberino/, PRICE, ann.token, bob.token] },
    { who: staff, foreign: [/Annabella|Bobberino/, PRICE, ann.token, bob.token] },
    { who: bob, foreign: [/Annabella/, ann.token] },
  ]
  const leaks: Leaks = { cookies: [], secrets: [] }
  for (const path of [...PAGES, ...SHARED, ...CALLS])
    for (const { who, foreign } of [...everybody, ...everybody]) {
      const answer = await who.fetch(path)
      const text = await answer.text()
      const isShared = answer.headers.get(CACHE_HEADER) !== 'miss'
      if (isShared && answer.headers.getSetCookie().length > 0) leaks.cookies.push(path)
      const secrets = who === staff && path.includes(PRICES_OF_STAFF) ? foreign.slice(0, 1) : foreign
      if (secrets.some((each) => each !== null && text.search(each) >= 0)) leaks.secrets.push(path)
      if (who !== staff && who.cookies.has(STAFF_COOKIE)) leaks.cookies.push(path)
    }
  return leaks
}

const closers: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closers.map((close) => close())))
async function cacheBefore(change?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders): Promise<string> {
  const proxy = await openCachingProxy(shop.url, change)
  closers.push(() => proxy.close())
  return proxy.url
}

test('[P29][P16] a shared cache gives nobody a cookie, a token, a price or the name of somebody else', async () => {
  expect(await visitInTurn(await cacheBefore())).toEqual({ cookies: [], secrets: [] })
})

test('a shared cache keeps assets and pictures, and asks again for pages', async () => {
  const url = await cacheBefore()
  const [first, second] = [new Shopper(url), new Shopper(url)]
  const how = async (path: string) => {
    await (await first.fetch(path)).arrayBuffer()
    const answer = await second.fetch(path)
    await answer.arrayBuffer()
    return [path, answer.headers.get(CACHE_HEADER)]
  }
  expect(await Promise.all(SHARED.map(how))).toEqual(SHARED.map((path) => [path, 'hit']))
  const pages = ['/', '/sl', '/drawn']
  expect(await Promise.all(pages.map(how))).toEqual(pages.map((path) => [path, 'revalidated']))
  for (const path of ['/nowhere', '/assets/gone-abc.js']) expect((await how(path))[1]).not.toBe('hit')
})

test('control: with one header changed a shared cache would give away cookies, prices and names', async () => {
  const leaky = await cacheBefore((headers) => {
    const rules = headers['cache-control']?.replace(/private, no-cache|no-store/, 'public, max-age=60')
    return { ...headers, ...(rules ? { 'cache-control': rules, vary: 'Accept-Encoding' } : {}) }
  })
  const { cookies, secrets } = await visitInTurn(leaky)
  expect(cookies.length).toBeGreaterThan(3)
  expect(secrets.length).toBeGreaterThan(3)
})
