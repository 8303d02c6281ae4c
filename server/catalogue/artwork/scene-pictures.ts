import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type SceneSize } from '#contract/catalogue/picture-path.ts'
import { drawScene } from '#pyro/scenes/draw-scene.ts'
import { type Recipe, SCENE_WIDTHS } from '#pyro/scenes/recipe.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import { recipes } from '#pyro/scenes/recipes.ts'
import { openPicture } from '#server/platform/open-picture.ts'
import { ARTWORK_VERSION, keepPicture, keptPicture } from './picture-files.ts'
import type { RasterStore } from './rasterizing.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** `og`: for programs that show a shared page, which read no AVIF */
type Size = SceneSize | 'og'

/**
 * The pictures of slides, tiles, posts and banners: AVIF, 3 to 10 kB at 480 pixels, 10 to 30 kB at 960, or JPEG of
 * 1200 × 630 pixels. Each takes up to a second of processor time, so it is drawn when first asked for.
 */
export interface ScenePictures {
  read(name: string, size: Size): Promise<Bytes | null>
}

const QUALITY = 50
const CARD_QUALITY = 82
/** of the encoder, 0 to 9 */
const EFFORT = 3
const POINTS_AN_INCH = 72

export function createScenePictures({ folder, rasterizing }: RasterStore): ScenePictures {
  const reading = new Map<string, Promise<Bytes>>()
  const load = async (path: string, name: string, recipe: Recipe, size: Size): Promise<Bytes> => {
    const kept = await keptPicture(path)
    if (kept) return kept
    const picture = await rasterizing('scene', () => rasterize(drawScene(name, recipe), recipe, size))
    await keepPicture(path, picture)
    return picture
  }
  return {
    async read(name, size) {
      const recipe = Object.hasOwn(recipes, name) ? recipes[name] : undefined
      if (!recipe) return null
      const file = `${name}.${digestOf(recipe)}.${size === 'og' ? 'jpg' : 'avif'}`
      const path = join(folder, `v${ARTWORK_VERSION}`, `scene-${size}`, file)
      const running = reading.get(path) ?? load(path, name, recipe, size).finally(() => reading.delete(path))
      reading.set(path, running)
      return running
    },
  }
}

/** A changed recipe gets a new picture. */
const digestOf = (recipe: Recipe): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16)

async function rasterize(svg: string, { use }: Recipe, size: Size): Promise<Bytes> {
  const width = size === 'og' ? SOCIAL_CARD.width : size
  const density = (POINTS_AN_INCH * width) / SCENE_WIDTHS[use]
  const drawn = await openPicture(Buffer.from(svg), { density })
  const picture =
    size === 'og'
      ? drawn.resize(SOCIAL_CARD).jpeg({ quality: CARD_QUALITY, mozjpeg: true })
      : drawn.resize({ width }).avif({ quality: QUALITY, effort: EFFORT })
  return new Uint8Array(await picture.toBuffer())
}
