import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { ARTWORK_VERSION } from '#contract/picture-path.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { createRasterizing } from '#server/artwork/rasterizing.ts'
import { createSocialCards } from '#server/artwork/social-cards.ts'

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

test('the picture of a shared page is a wide JPEG with the light of the product, drawn once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const cards = createSocialCards({ folder, rasterizing: createRasterizing() })
  const [first, second] = await Promise.all([cards.read(peony), cards.read(peony)])
  expect(second).toBe(first)
  expect(await readdir(join(folder, `v${ARTWORK_VERSION}`, 'og'))).toHaveLength(1)

  const { format, width, height } = await sharp(first).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...SOCIAL_CARD })
  const middle = sharp(first).extract({ left: 400, top: 60, width: 400, height: 400 })
  const { channels } = await middle.stats()
  const [red, , blue] = channels.map((channel) => channel.mean)
  expect(blue).toBeGreaterThan(2 * (red ?? 0))
  expect(first.byteLength).toBeLessThan(120_000)
})
