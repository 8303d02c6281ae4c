import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRasterizing } from '#server/catalogue/artwork/rasterizing.ts'
import { createScenePictures } from '#server/catalogue/artwork/scene-pictures.ts'

let folder = ''
const rasterizing = createRasterizing()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenes-'))
})
afterAll(() => rm(folder, { recursive: true }))

const POSTER = 8 * 1024

test('the poster of a home page has at most 8 kB and is 480 pixels wide', async () => {
  const scenes = createScenePictures({ folder, rasterizing })
  const poster = await scenes.read('slide-harbor-finale', 480)
  expect(poster?.length).toBeLessThanOrEqual(POSTER)
  const { format, width, height } = await sharp(poster ?? undefined).metadata()
  expect({ format, width, height }).toEqual({ format: 'heif', width: 480, height: 192 })
})

test('a scene of a page that is shared is a JPEG of 1200 × 630 pixels', async () => {
  const card = await createScenePictures({ folder, rasterizing }).read('tile-gear', 'og')
  const { format, width, height } = await sharp(card ?? undefined).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('a scene that was drawn is kept, asked for twice it is drawn once, and an unknown name has none', async () => {
  const scenes = createScenePictures({ folder, rasterizing })
  const [first, second] = await Promise.all([
    scenes.read('tile-gear', 480),
    createScenePictures({ folder, rasterizing }).read('tile-gear', 480),
  ])
  expect(first).toEqual(second)
  const kept = await readdir(folder, { recursive: true })
  expect(kept.filter((name) => /tile-gear\.[0-9a-f]{16}\.avif$/.test(name))).toHaveLength(1)
  expect([await scenes.read('nothing', 480), await scenes.read('constructor', 480)]).toEqual([null, null])
})
