import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { showCalls } from '#contract/shows/shows.ts'
import type { HttpError } from '#server/platform/http/http-error.ts'
import { createShowPictures, type PaintedShow } from '#server/shows/show-pictures.ts'
import { toPublicShow } from '#server/shows/to-public-show.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { cueOf, publish, save, saveOf, share, showOf } from './stored-shows.ts'

const shop = await useShop({
  trustedProxies: 1,
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const picture = (token: string, url = shop.url, address = '198.51.100.1') =>
  fetch(`${url}/images/shows/${token}.jpg`, { headers: { 'x-forwarded-for': address } })
const bright = showOf(0, { cues: Array.from({ length: 12 }, (_, index) => cueOf(index, { at_ms: 5_000 })) })

test('[SHOW-01] the picture of a shared show is a JPEG of 1200 x 630 pixels that other sites may show for five minutes', async () => {
  const { token } = await share(await makeShopper(shop.url, shop.db), bright)
  const answer = await picture(token)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { width, height, format, exif } = await sharp(bytes).metadata()
  expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined])
  const { channels } = await sharp(bytes).stats()
  expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(200)
  expect(bytes.length).toBeLessThan(200_000)
})

test('the same show is painted once; an updated copy has another picture', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const { id, token } = await share(shopper, bright)
  const hashes = await Promise.all(Array.from({ length: 25 }, () => hashOf(token)))
  expect(new Set(hashes).size).toBe(1)
  await save(shopper, saveOf({ id, base_revision: 1, doc: showOf(0, { cues: bright.cues.slice(0, 3) }) }))
  expect(await hashOf(token)).toBe(hashes[0])
  await publish(shopper, id, { revision: 2 })
  expect(await hashOf(token)).not.toBe(hashes[0])
})

async function hashOf(token: string): Promise<string> {
  const answer = await picture(token)
  expect(answer.status).toBe(200)
  return createHash('sha1')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

test('[T66] unknown, revoked and foreign tokens get the same 404, and the picture counts no view', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const live = await share(shopper)
  const revoked = await share(shopper)
  await shopper.call(showCalls.revokeShare, { body: { id: revoked.id } })
  const answers = await Promise.all([
    picture(revoked.token),
    picture('A'.repeat(22)),
    picture('x'),
    picture(live.token, shop.proUrl),
  ])
  const told = await Promise.all(answers.map(async (each) => `${each.status} ${await each.text()}`))
  expect(new Set(told)).toEqual(new Set(['404 {"success":false,"errors":["Not found."]}']))
  expect((await picture(live.token)).status).toBe(200)
  const { shows } = await shopper.call(showCalls.selectShows, {})
  expect(shows.find(({ id }) => id === live.id)?.share?.views).toBe(0)
})

test('four pictures are read and painted, twenty wait, and the 25th gets 503', async () => {
  const pictures = createShowPictures()
  onTestFinished(() => pictures.close())
  const doc = toPublicShow(showOf(1))
  const read = Promise.withResolvers<PaintedShow>()
  const begun: number[] = []
  const asked = Array.from({ length: 26 }, async (_, index) => {
    try {
      await pictures.render(`198.51.100.${index}`, `show ${index}`, () => {
        begun.push(index)
        return read.promise
      })
      return 'painted'
    } catch (error) {
      return (error as HttpError).status
    }
  })
  // while none is read, so that none is painted before the last is asked for
  expect(await Promise.all(asked.slice(24))).toEqual([503, 503])
  expect(begun).toEqual([0, 1, 2, 3])
  read.resolve({ doc, products: [] })
  expect(await Promise.all(asked.slice(0, 24))).toEqual(Array.from({ length: 24 }, () => 'painted'))
})
