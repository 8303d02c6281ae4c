import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { PHONE_PICTURE } from '#contract/catalogue/picture-path.ts'
import { ARTWORK_VERSION } from '#server/catalogue/artwork/picture-files.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { createRasterizing } from '#server/catalogue/artwork/rasterizing.ts'
import { createProductRasters, type ProductRasters } from '#server/catalogue/artwork/product-rasters.ts'

const peony: ArtSource = {
  products_url: 'BF1-Blue-Peony',
  products_name: 'Blue Peony',
  category_url: '5-Inch-Shells',
  colors: ['Blue'],
  effects: ['Peony'],
  firing_pattern: 'Single Shot',
  caliber: '5"',
  shots: 1,
}

async function openRasters(): Promise<{ readonly folder: string; readonly rasters: ProductRasters }> {
  const folder = await mkdtemp(join(tmpdir(), 'rasters-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, rasters: createProductRasters({ folder, rasterizing: createRasterizing() }) }
}

const lightIn = async (picture: Uint8Array, side: { left: number; top: number }) => {
  const middle = sharp(picture).extract({ ...side, width: 400, height: 400 })
  const { channels } = await middle.stats()
  const [red = 0, , blue = 0] = channels.map((channel) => channel.mean)
  return { red, blue }
}

test('the picture of a shared page is a wide JPEG with the light of the product, drawn once', async () => {
  const { folder, rasters } = await openRasters()
  const [first, second] = await Promise.all([rasters.read('og', peony), rasters.read('og', peony)])
  expect(second).toBe(first)
  expect(await readdir(join(folder, `v${ARTWORK_VERSION}`, 'og'))).toHaveLength(1)

  const { format, width, height } = await sharp(first).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...SOCIAL_CARD })
  const { red, blue } = await lightIn(first, { left: 400, top: 60 })
  expect(blue).toBeGreaterThan(2 * red)
  expect(first.byteLength).toBeLessThan(120_000)
})

test('the large picture of a phone is a square in AVIF with the light of the product, of fewer bytes than its SVG', async () => {
  const { rasters } = await openRasters()
  const picture = await rasters.read('phone', peony)
  const { compression, width, height } = await sharp(picture).metadata()
  expect({ compression, width, height }).toEqual({
    compression: 'av1',
    width: PHONE_PICTURE,
    height: PHONE_PICTURE,
  })
  const { red, blue } = await lightIn(picture, { left: 120, top: 60 })
  expect(blue).toBeGreaterThan(2 * red)
  expect(picture.byteLength).toBeLessThan(16_000)
})
