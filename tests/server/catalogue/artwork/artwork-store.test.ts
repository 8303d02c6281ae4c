import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ArtSource } from '#pyro/art-source.ts'
import { createArtworkStore, type Picture } from '#server/catalogue/artwork/artwork-store.ts'
import { ARTWORK_VERSION } from '#server/catalogue/artwork/picture-files.ts'
import { BoundedCache } from '#server/platform/cache/bounded-cache.ts'
import { drawArtwork } from '#pyro/draw-artwork.ts'

const willow: ArtSource = {
  products_url: 'BF1-Gold-Willow',
  products_name: 'Gold Willow',
  category_url: '5-Inch-Shells',
  colors: ['Gold'],
  effects: ['Willow'],
  firing_pattern: 'Single Shot',
  caliber: '5"',
  shots: 1,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artwork-'))
})
afterEach(() => rm(folder, { recursive: true }))

const text = (picture: Picture) => new TextDecoder().decode(picture.plain)
const files = () => readdir(join(folder, `v${ARTWORK_VERSION}`, '75'))

test('a picture is drawn once and kept under its final name only', async () => {
  const store = createArtworkStore({ folder })
  const both = await Promise.all([store.read(75, willow), store.read(75, willow)])
  expect(both.map(text)).toEqual([drawArtwork(willow, 75), drawArtwork(willow, 75)])
  expect(await files()).toEqual([expect.stringMatching(/^BF1-Gold-Willow\.[0-9a-f]{16}\.svg$/)])
})

test('a picture on disk is reused by the next process', async () => {
  await createArtworkStore({ folder }).read(75, willow)
  const [name = ''] = await files()
  await writeFile(join(folder, `v${ARTWORK_VERSION}`, '75', name), '<svg/>')
  expect(text(await createArtworkStore({ folder }).read(75, willow))).toBe('<svg/>')
})

test('a product whose attributes changed gets another picture', async () => {
  const store = createArtworkStore({ folder })
  await store.read(75, willow)
  expect(text(await store.read(75, { ...willow, colors: ['Red'] }))).toBe(
    drawArtwork({ ...willow, colors: ['Red'] }, 75),
  )
  expect((await files()).length).toBe(2)
})

test('a picture is served even when its folder is not writable', async () => {
  const file = join(folder, 'occupied')
  await writeFile(file, '')
  const store = createArtworkStore({ folder: file })
  expect(text(await store.read(75, willow))).toBe(drawArtwork(willow, 75))
  expect(await readFile(file, 'utf8')).toBe('')
})

test('the gzipped form decodes to the same picture', async () => {
  const { plain, gzip } = await createArtworkStore({ folder }).read(300, willow)
  expect(gunzipSync(gzip).equals(Buffer.from(plain))).toBe(true)
})

test('a path never escapes the folder', async () => {
  await createArtworkStore({ folder }).read(75, { ...willow, products_url: '../../escape' })
  expect(await files()).toEqual([expect.stringMatching(/^______escape\./)])
})

test('the memory cache keeps the most recently used pictures within its bound', () => {
  const cache = new BoundedCache<string>(10)
  cache.set('a', 'first', 4)
  cache.set('b', 'second', 4)
  cache.get('a')
  cache.set('c', 'third', 4)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['first', undefined, 'third'])
})
