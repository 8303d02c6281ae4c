import { join } from 'node:path'
import sharp from 'sharp'
import { ARTWORK_VERSION } from '#contract/picture-path.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { drawSocialCard } from '#pyro/draw-artwork.ts'
import { keepPicture, keptPicture, pictureName } from './picture-files.ts'
import type { RasterStore } from './rasterizing.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The pictures that are shown where a page of a product is shared: JPEG, 1200 × 630, 40 to 100 kB. Each takes half a
 * second of processor time, so it is drawn when first asked for.
 */
export interface SocialCards {
  read(product: ArtSource): Promise<Bytes>
}

const QUALITY = 82

export function createSocialCards({ folder, rasterizing }: RasterStore): SocialCards {
  const reading = new Map<string, Promise<Bytes>>()
  const load = async (path: string, product: ArtSource): Promise<Bytes> => {
    const kept = await keptPicture(path)
    if (kept) return kept
    const card = await rasterizing('card', () => rasterize(drawSocialCard(product)))
    await keepPicture(path, card)
    return card
  }
  return {
    read(product) {
      const path = join(folder, `v${ARTWORK_VERSION}`, 'og', `${pictureName(product)}.jpg`)
      const running = reading.get(path) ?? load(path, product).finally(() => reading.delete(path))
      reading.set(path, running)
      return running
    },
  }
}

const rasterize = async (svg: string): Promise<Bytes> =>
  new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer())
