import { request } from 'node:http'
import { expect, test } from 'vitest'
import { inSize } from '#contract/catalogue/picture-path.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { entryScript, useBuiltApp } from '#tests/support/built-app.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ assets: useBuiltApp() })
const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(shop.url + path, { headers })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

/** The raw bytes, not decompressed. */
const raw = (path: string, acceptEncoding: string) =>
  new Promise<{ encoding: string | undefined; length: number }>((resolve, reject) => {
    request(shop.url + path, { headers: { 'accept-encoding': acceptEncoding } }, (reply) => {
      let length = 0
      reply.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      reply.on('end', () => resolve({ encoding: reply.headers['content-encoding'], length }))
    })
      .on('error', reject)
      .end()
  })

test('[T53] assets are immutable and compressed, and a missing one is a 404, not the page', async () => {
  const { headers, text } = await page('/assets/main-abc.js')
  expect(text).toBe(entryScript)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.getSetCookie()).toEqual([])
  expect((await raw('/assets/main-abc.js', 'gzip, br')).encoding).toBe('br')
  expect((await raw('/assets/main-abc.js', 'gzip;q=1, br;q=0')).encoding).toBe('gzip')
  expect(await raw('/assets/main-abc.js', 'identity')).toEqual({
    encoding: undefined,
    length: entryScript.length,
  })
  const missing = await page('/assets/listing-old.js')
  expect({ status: missing.status, cache: missing.headers.get('cache-control') }).toEqual({
    status: 404,
    cache: 'no-store',
  })
  expect((await page('/plain.txt')).text).toBe('plain')
  expect((await page('/.vite/manifest.json')).headers.get('content-type')).toContain('text/html')
})

test('files that browsers request by themselves exist', async () => {
  expect((await page('/robots.txt')).text).toContain('Disallow: /checkout')
  expect((await page('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('paths outside the API allow only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const reply = await fetch(`${shop.url}/cart`, { method })
    expect({ status: reply.status, allow: reply.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    })
  }
  const head = await fetch(shop.url, { method: 'HEAD' })
  expect({ status: head.status, length: (await head.text()).length }).toEqual({ status: 200, length: 0 })
})

test('pictures are drawn for every size, immutable, and without active content', async () => {
  const { url } = await shop.db.selectFrom('products').select('url').orderBy('id').executeTakeFirstOrThrow()
  const { image_url } = await new Shopper(shop.url).call(productCalls.getByUrl, { params: { url } })
  for (const size of [75, 300, 900] as const) {
    const picture = await page(inSize(image_url, size))
    expect(picture.text).toMatch(/^<svg /)
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(picture.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    const etag = picture.headers.get('etag') ?? ''
    expect((await page(inSize(image_url, size), { 'if-none-match': etag })).status).toBe(304)
  }
  for (const path of [
    `/images/76/${url}.svg`,
    '/images/75/nothing.svg',
    `/images/75/${url}.png`,
    '/images/75/..%2f..%2fetc.svg',
    '/images/75',
  ])
    expect({ path, status: (await page(path)).status }).toEqual({ path, status: 404 })
})
