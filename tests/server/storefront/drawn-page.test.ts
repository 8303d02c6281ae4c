import { createHash } from 'node:crypto'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Boot } from '#contract/site/boot.ts'
import { drawnStyles, starter, themeScript, useBuiltApp } from '#tests/support/built-app.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry, removeEntries } from '#tests/support/content-entries.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({ refreshPeriod: 20, assets: useBuiltApp() })
const page = async (path: string) => {
  const reply = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const rawBootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
const bootOf = (html: string) => parse(Boot, rawBootOf(html))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a drawn page has its content, the picture first, then the starter and no other script', async () => {
  const { text, headers } = await page('/drawn')
  expect(text).toContain('<div id="root" data-page="listing"><main class="a">/drawn</main></div>')
  expect(text).toContain('<title>Sparklers &amp; &lt;b&gt;more&lt;/b&gt;</title>')
  expect(text).toContain('<meta name="description" content="Gold &amp; &lt;i&gt;silver&lt;/i&gt;">')
  expect([...text.matchAll(/<link[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<link rel="preload" as="image" href="/hero.svg" fetchPriority="high"/>',
    '<link rel="expect" href="#scripts" blocking="render">',
  ])
  const places = [
    '/hero.svg',
    '<title>',
    themeScript,
    `<style id="used-styles">${drawnStyles}</style>`,
    '<main class="a">',
    'id="boot"',
    starter,
  ]
  const found = places.map((part) => text.indexOf(part))
  expect(found).toEqual([...found].sort((one, other) => one - other))
  expect(found).not.toContain(-1)
  expect(text).not.toMatch(/<script[^>]*src=/)
  expect(text).toContain(
    'data-urls="/assets/main-abc.js /assets/react-abc.js /assets/listing-abc.js /assets/tile-abc.js" data-sheet="/assets/main-abc.css"',
  )
  expect(headers.get('content-security-policy')).toContain(
    `script-src 'self' ${hash(themeScript)} ${hash(starter)};`,
  )
  expect(headers.get('content-encoding')).toBe('br')
})

test('boot data of a drawn page have what it shows, read in the process as a visitor', async () => {
  const { text } = await page('/sl/c/Sparklers')
  const boot = bootOf(text)
  expect(boot.year).toBe(2026)
  const [[key, data] = []] = boot.queries ?? []
  expect(key).toEqual(['products', 11])
  expect(data).toHaveProperty('products.0.category_url', 'Sparklers')
})

test('boot data have no fields for search engines and no text that is there as a tree already', async () => {
  const { text } = await page('/drawn')
  const { categories, brands, lists } = rawBootOf(text)
  for (const [first] of [categories, brands, lists]) expect(first).toHaveProperty('label')
  expect(JSON.stringify({ categories, brands, lists })).not.toMatch(/seo_title|seo_meta|banner_html/)
})

test('a drawn page with a price is refused and logged, and the app draws it', async () => {
  expect((await page('/priced')).text).toContain('<div id="shell"')
  expect(shop.lines).toContainEqual(expect.stringContaining('has a price at .0.1.products.0.price'))
})

test('a page that fails to draw is logged, and the app draws it', async () => {
  expect((await page('/broken')).text).toContain('<div id="shell"')
  expect(shop.lines).toContainEqual(
    expect.stringContaining('the page "/broken" was not drawn: Error: planted'),
  )
})

test('a page that fails to draw is logged without the secret of a shared show', async () => {
  await page('/view-my-fireworks-show/c/the-secret/broken')
  expect(shop.lines).toContainEqual(
    expect.stringContaining('the page "/view-my-fireworks-show" was not drawn: Error: planted'),
  )
  expect(shop.lines.join()).not.toContain('the-secret')
})

const isEmpty = async (address: string) => (await page(address)).text.includes('id="shell"')

test.each([
  ['/sl?page=2', '/sl?page=2'],
  ['/sl?search=gold', '/sl?search=gold'],
  ['/sl?sortOptions=name_asc', '/sl?sortOptions=name_asc'],
  // in any order and spelling it is the same listing
  ['/sl/c/Sparklers?page=2&colors=Red,%20Blue', '/sl/c/Sparklers?colors=Red,Blue&page=2'],
  ['/sl?search=%20gold%20&page=01', '/sl?search=gold'],
  ['/sl?page=1', '/sl'],
  ['/sl?page=0', '/sl'],
])('of a listing, %s is drawn as %s', async (address, drawn) => {
  expect((await page(address)).text).toContain(`<main class="a">${drawn}</main>`)
})

test.each([
  '/sl?page=9999',
  // as many as the whole catalogue has
  '/sl/c/Sparklers?page=12',
  // customers alone see what it filters
  '/sl?priceFilters=0-50',
  '/sl/junk?search=gold',
])('%s is left to the app', async (address) => {
  expect(await isEmpty(address)).toBe(true)
})

test('a parameter that no page reads changes nothing of it: it is drawn, titled and indexed as without it', async () => {
  for (const address of ['/sl?page=2', '/sl/c/Sparklers', '/drawn']) {
    const plain = await page(address)
    const mark = address.includes('?') ? '&' : '?'
    for (const query of ['utm_source=', 'utm_source=mail&utm_medium=spring', 'gclid=Cj0', 'ref=42', ''])
      expect(await page(`${address}${mark}${query}`)).toMatchObject({
        status: plain.status,
        text: plain.text,
      })
  }
})

test('listings that visitors make up leave time and room to draw the others', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => page(`/sl?search=made-up-${index}`)))
  expect(await isEmpty('/drawn-by-now')).toBe(false)
})

test.each(['/drawn%20', '/drawn%5C', '/drawn%09'])(
  '%s is the address of no page, and is not drawn',
  async (path) => {
    const { status, text } = await page(path)
    expect({ status, isEmpty: text.includes('id="shell"') }).toEqual({ status: 404, isEmpty: true })
  },
)

test('an address that anybody can make up is left to the app, so that it displaces no page', async () => {
  for (const path of ['/sl', '/sl/c/Sparklers', '/drawn'])
    expect((await page(path)).text).toContain(`<main class="a">${path}</main>`)
  const madeUp = [
    '/sl/junk',
    '/sl/junk/c/Sparklers',
    '/sl/c/SPARKLERS',
    '/sl/c/Sparklers,Sparklers',
    '/sl/c/Sparklers/b/Brindlefire/l/Just_Arrived',
    '/shoplist/c/Sparklers',
    '/sl//',
    '/Drawn',
  ]
  for (const path of madeUp)
    expect({ path, isEmpty: (await page(path)).text.includes('id="shell"') }).toEqual({ path, isEmpty: true })
})

test.each(['/sl/c/Mines%2CSmoke', '/drawn/%C3%A9', '/drawn/50%25', '/drawn/a%2Fb', '/drawn/%E0%A4%A'])(
  '%s has escapes that stay, and is found',
  async (path) => {
    expect((await page(path)).status).toBe(200)
  },
)

const imagesIn = (html: string) => [...html.matchAll(/<link[^>]*as="image"[^>]*>/g)].map(([tag]) => tag)

test('the head has the background of the first banner of each set, by a style that the policy names, nothing that could end it, and without a main picture a hint', async () => {
  await removeEntries(shop.db, 'banner')
  const look = { html: 'Sale', is_closable: true }
  await putEntry(shop.db, 'banner', 'a', {
    ...look,
    set: 'desktop',
    background_color: '#123456',
    background_image_path: '/images/x</style><script>").svg',
    background_position: 'left top',
    background_size: 'cover}',
    background_repeat: 'no-repeat;color:red',
  })
  await putEntry(shop.db, 'banner', 'b', { ...look, set: 'desktop', background_color: 'red' })
  await putEntry(shop.db, 'banner', 'c', { ...look, set: 'mobile', background_color: 'url(//other.example)' })
  const styleOf = (text: string) => /<style id="banner-style">(.*?)<\/style>/s.exec(text)?.[1] ?? ''
  await seen(async () => styleOf((await page('/drawn')).text)).toMatch(
    /^div\[data-banner=desktop\]\{background-color:#123456;background-image:url\("\/images\/x[^"<>]*"\);background-position:left top\}$/,
  )
  const { text, headers } = await page('/drawn')
  const policy = (hashes: readonly string[]) => `style-src 'self' ${hashes.join(' ')};`
  expect(headers.get('content-security-policy')).toContain(policy([hash(drawnStyles), hash(styleOf(text))]))
  expect(imagesIn(text)).toEqual([expect.stringContaining('/hero.svg')])
  const picture = /url\("([^"]*)"\)/.exec(styleOf(text))?.[1]
  expect(imagesIn((await page('/sl')).text)).toEqual([
    `<link rel="preload" as="image" href="${picture}" media="(min-width: 992px)" fetchpriority="high">`,
  ])
  await removeEntries(shop.db, 'banner')
  await seen(async () => (await page('/drawn')).text).not.toContain('banner-style')
  expect((await page('/drawn')).headers.get('content-security-policy')).toContain(policy([hash(drawnStyles)]))
})

test('phones get the smallest size of a scene that is stretched over the banner, others the one that was entered', async () => {
  const put = (set: 'desktop' | 'mobile', size: string | null) =>
    putEntry(shop.db, 'banner', set, {
      html: 'Sale',
      set,
      is_closable: true,
      background_color: null,
      background_image_path: '/images/scene-960/banner-gold.avif',
      background_position: null,
      background_size: size,
      background_repeat: null,
    })
  const hints = async () =>
    imagesIn((await page('/sl')).text).map((tag) => tag.match(/scene-\d+[^"]*"|m\w+-width/g))
  await put('desktop', 'cover')
  await put('mobile', 'cover')
  const entered = ['scene-960/banner-gold.avif"', 'min-width']
  await seen(hints).toEqual([entered, ['scene-480/banner-gold.avif"', 'max-width']])
  await put('mobile', null)
  await seen(hints).toEqual([entered, ['scene-960/banner-gold.avif"', 'max-width']])
})

test('[MNT-01] during maintenance every address shows the drawn notice, which no cache and no search engine keeps', async () => {
  await switchAppSetting(shop, 'down_for_maintenance', true)
  for (const path of ['/sl', '/drawn', '/no/such/page', '/Down-for-maintenance']) {
    const { status, headers, text } = await page(path)
    expect({ path, status, cache: headers.get('cache-control'), again: headers.get('retry-after') }).toEqual({
      path,
      status: 503,
      cache: 'no-store',
      again: '300',
    })
    expect(text).toContain('<main class="a">/down-for-maintenance</main>')
    expect(headers.get('content-security-policy')).toContain(hash(starter))
    expect(text).not.toMatch(/canonical|name="description"|banner-style|scene-960\/[^"]*" media/)
    // the app takes over what is drawn only at the address of the notice
    expect('queries' in rawBootOf(text)).toBe(path === '/Down-for-maintenance')
  }
  await switchAppSetting(shop, 'down_for_maintenance', false)
  const { status, text } = await page('/drawn')
  expect([status, text.includes('<main class="a">/drawn</main>')]).toEqual([200, true])
})
