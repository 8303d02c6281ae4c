import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filterCalls } from '#contract/catalogue/filters.ts'
import { drawBrandMark } from '#pyro/brand-mark.ts'
import { drawArtwork } from '#pyro/draw-artwork.ts'
import { artDigest } from '#server/catalogue/artwork/picture-files.ts'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const [product] = catalogue()
if (!product) throw new Error('the catalogue is empty')
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/images/${path}`, { headers })

test('a picture is served immutable under what it is drawn from, gzipped when the client accepts it', async () => {
  const path = `300/${product.products_url}.svg`
  const answer = await ask(`${path}?v=${artDigest(product)}`, { 'accept-encoding': 'gzip' })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual(
    [200, 'image/svg+xml; charset=utf-8', 'gzip'],
  )
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const former = await ask(`${path}?v=0123456789abcdef`)
  expect([former.status, former.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(
    gzipSync(drawArtwork(product, 300)).length + 200,
  )
  expect(await answer.text()).toBe(drawArtwork(product, 300))
})

test('a picture with a matching ETag gets a 304', async () => {
  const first = await ask(`75/${product.products_url}.svg`)
  const again = await ask(`75/${product.products_url}.svg`, {
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test('[NAV-10] the icon of a brand is its drawn mark, gzipped, asked again after an hour', async () => {
  const [brand] = await new Shopper(shop.url).call(filterCalls.manufacturers, {})
  const answer = await fetch(`${shop.url}${brand?.icon}`, { headers: { 'accept-encoding': 'gzip' } })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual(
    [200, 'image/svg+xml; charset=utf-8', 'gzip'],
  )
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.text()).toBe(drawBrandMark(brand?.label ?? ''))
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(`brand/${brand?.value}.svg`, { 'if-none-match': etag })).status).toBe(304)
})

test('a category and an effect show one of their products', async () => {
  const of = async (path: string) => {
    const answer = await ask(path)
    return [answer.status, answer.headers.get('cache-control'), await answer.text()]
  }
  const [status, kept, drawn] = await of('category/fountains.svg')
  expect([status, kept]).toEqual([200, 'public, max-age=3600'])
  const fountains = catalogue().filter(({ category_url }) => category_url === 'Fountains')
  expect(fountains.map((each) => drawArtwork(each, 300))).toContain(drawn)
  const crowns = catalogue().filter(({ effects }) => effects[0] === 'Brocade Crown')
  const [, , crown] = await of('effect/Brocade_Crown.svg')
  expect(crowns.map((each) => drawArtwork(each, 300))).toContain(crown)
})

test.each([
  ['an unknown category', 'category/nothing.svg'],
  ['an unknown effect', 'effect/nothing.svg'],
  ['another size', `120/${product.products_url}.svg`],
  ['another format', `300/${product.products_url}.png`],
  ['an unknown product', '300/nothing.svg'],
  ['an unknown brand', 'brand/nothing.svg'],
  ['a way out of the folder', '300/..%2F..%2Fpackage.json.svg'],
])('%s is not found', async (_, path) => {
  expect((await ask(path)).status).toBe(404)
})
