import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { Boot } from '#contract/site/boot.ts'
import { VIEWS } from '#server/storefront/route-chunks.ts'
import { styles, themeScript, useBuiltApp } from '#tests/support/built-app.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({
  assets: useBuiltApp(),
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const page = async (path: string, headers: Record<string, string> = {}, origin = shop.url) => {
  const reply = await fetch(origin + path, { headers })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const bootOf = (html: string) =>
  parse(Boot, JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('[ROUTE-01] every path returns the page with its boot data', async () => {
  for (const path of ['/', '/sl/c/Sparklers?page=2&x', '/account/orders', '/no/such/page', '/%E0%A4%A']) {
    const { status, headers, text } = await page(path)
    expect({ path, status, type: headers.get('content-type') }).toEqual({
      path,
      status: 200,
      type: 'text/html; charset=utf-8',
    })
    const boot = bootOf(text)
    expect(boot.project_id).toBe(11)
    expect(boot.app_info?.[0]?.app_version).toMatch(/^[0-9a-f]{12}$/)
    expect(boot.store_settings?.['store_name']).toBe('Emberwright')
    expect([boot.categories?.length, boot.lists?.length, boot.redirects?.length]).toEqual([26, 5, 8])
  }
})

test('[ROLE-14] the served HTML has the brand and theme of its storefront', async () => {
  const pro = await page('/', {}, shop.proUrl)
  expect(pro.text).toContain('<html lang="en" data-brand="pro" data-theme="dark">')
  expect(bootOf(pro.text)).toMatchObject({
    project_id: 14,
    store_settings: { store_name: 'Emberwright Pro' },
  })
  expect((await page('/')).text).toContain('<html lang="en" data-brand="consumer" data-theme="light">')
})

test('styles are inlined, and the chunk of the route is preloaded', async () => {
  const listing = await page('/sl/c/Smoke')
  expect(listing.text).toContain(`<style>${styles}</style>`)
  expect(listing.text).not.toContain('href="/assets/main-abc.css"')
  const links = [...listing.text.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(
    ([, rel, href]) => [rel, href],
  )
  expect(links).toEqual([
    ['modulepreload', '/assets/listing-abc.js'],
    ['modulepreload', '/assets/tile-abc.js'],
    ['stylesheet', '/assets/listing-abc.css'],
  ])
  expect(listing.text.indexOf('listing-abc.css')).toBeGreaterThan(listing.text.indexOf('</style>'))
  expect((await page('/cart')).text).not.toContain('modulepreload')
})

test('every module that is preloaded is a file', () => {
  const paths = VIEWS.flatMap(([, view, others = []]) => [`${view}.tsx`, ...others])
  expect(paths.filter((path) => !existsSync(`src/${path}`))).toEqual([])
})

test('the CSP of the page hashes exactly its inline script and style', async () => {
  const { headers } = await page('/')
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash(themeScript)}`,
    `style-src 'self' ${hash(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types workbook-worker',
  ])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['/', "'self'"],
  ['/fireworks-show-builder', "'self' blob:"],
  ['/fireworks-show-builder/new', "'self' blob:"],
  ['/fireworks-show-builders', "'self'"],
  ['/view-my-fireworks-show/abc', "'self'"],
])(
  'only the builder of shows plays files of the device: at %s media may come from %s',
  async (path, sources) => {
    const { headers } = await page(path)
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy.filter((directive) => directive.startsWith('media-src'))).toEqual([`media-src ${sources}`])
  },
)

test('a page sets no cookie and is the same for everybody, so that a shared cache may revalidate it', async () => {
  for (const path of ['/', '/drawn']) {
    const { headers, text } = await page(path)
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect((await page(path, { cookie: 'document_token=x' })).text).toBe(text)
  }
})

test('a setting cannot close the script element that contains it', async () => {
  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify('</script><script>alert(1)</script><!--\u2028') })
    .where('key', '=', 'text_cart_contact_help')
    .execute()
  await expect.poll(async () => (await page('/')).text).toContain('\\u003c/script\\u003e')
  const { text } = await page('/')
  expect(text).not.toContain('alert(1)</script>')
  expect(bootOf(text).app_settings?.['text_cart_contact_help']).toBe(
    '</script><script>alert(1)</script><!--\u2028',
  )
})

test('a page that the app draws has the name of the shop in its title and its bar before, as text', async () => {
  const named = (name: string) =>
    shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify(name) })
      .where('key', '=', 'store_name')
      .where('project_id', '=', 11)
      .execute()
  await named('Ozark "<b>Fire</b>" & $& Co.')
  const escaped = 'Ozark &quot;&lt;b&gt;Fire&lt;/b&gt;&quot; &amp; $&amp; Co.'
  await expect.poll(async () => (await page('/cart')).text).toContain(`<title>${escaped}</title>`)
  expect((await page('/cart')).text).toContain(`<div id="shell" data-name="${escaped}">`)
  expect((await page('/staff')).text).toContain(`<div id="shell" data-name="${escaped}" class="desk">`)
  expect((await page('/cart', {}, shop.proUrl)).text).toContain('<title>Emberwright Pro</title>')
  await named('')
  await expect.poll(async () => (await page('/cart')).text).toContain('<title>Emberwright</title>')
})

test('an unchanged page gets a 304', async () => {
  const etag = (await page('/')).headers.get('etag') ?? ''
  expect((await page('/', { 'if-none-match': etag })).status).toBe(304)
  expect((await page('/', { 'if-none-match': '"other"' })).status).toBe(200)
})
