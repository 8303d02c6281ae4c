import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { filterCalls } from '#contract/catalogue/filters.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const customer = new Shopper(shop.url)
await customer.logIn(seededEmail('silver'))

test('every response forbids MIME sniffing, framing and active content', async () => {
  const replies = await Promise.all([
    customer.send(authCalls.me, {}),
    customer.send(productCalls.products, { body: {} }),
    customer.send(productCalls.getByUrl, { params: { url: 'nothing' } }),
    customer.json('GET', '/shop-api/nowhere'),
    customer.json('GET', '/images/75/nothing.svg'),
    customer.json('PUT', '/'),
  ])
  for (const { headers } of replies)
    expect({
      type: headers.get('x-content-type-options'),
      referrer: headers.get('referrer-policy'),
      frame: headers.get('x-frame-options'),
      policy: headers.get('content-security-policy'),
    }).toEqual({
      type: 'nosniff',
      referrer: 'strict-origin-when-cross-origin',
      frame: 'DENY',
      policy: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
})

test('responses for customers are not stored; public ones are revalidated each time', async () => {
  const cache = async (...call: Parameters<Shopper['send']>) =>
    (await customer.send(...call)).headers.get('cache-control')
  expect(await cache(authCalls.me, {})).toBe('no-store')
  expect(await cache(productCalls.products, { body: {} })).toBe('no-store')
  expect(await cache(filterCalls.priceFilters, { params: { id: '11' } })).toBe('no-store')
  expect(await cache(filterCalls.colors, {})).toBe('private, no-cache')
})

test('an unchanged product gets a 304, and a login changes its ETag', async () => {
  const [item] = (await customer.call(productCalls.products, { body: {} })).products
  const path = `/shop-api/public/api/products/get-by-url/${item?.products_url}?project_id=11`
  const first = await customer.fetch(path)
  const etag = first.headers.get('etag') ?? ''
  // weak, because plain and compressed forms share it
  expect(etag).toMatch(/^W\/"[\w-]{20}"$/)
  expect(first.headers.get('vary')).toContain('Authorization')
  expect((await customer.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const visitor = await new Shopper(shop.url).fetch(path, { headers: { 'if-none-match': etag } })
  expect(visitor.status).toBe(200)
  expect(visitor.headers.get('etag')).not.toBe(etag)
})

test('a listing is compressed from the second request on, with the same content', async () => {
  const ask = () => customer.send(productCalls.products, { body: { search_term: 'moon' } })
  const [first, second] = [await ask(), await ask()]
  expect(first.headers.get('content-encoding')).toBeNull()
  expect(second.headers.get('content-encoding')).toBe('gzip')
  expect(second.body).toEqual(first.body)
})

test('without trusted proxies X-Forwarded-For is ignored and logged once', async () => {
  const ask = (proto: string) =>
    fetch(`${shop.url}/shop-api/auth/me?project_id=11`, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': proto },
    })
  const { headers } = await ask('https')
  await ask('https')
  expect(headers.getSetCookie()[0]).not.toContain('Secure')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(shop.lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
})
