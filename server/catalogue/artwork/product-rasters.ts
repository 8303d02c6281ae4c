import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { MAIL_PICTURE, PHONE_PICTURE, TAG_PICTURE } from '#contract/catalogue/picture-path.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { drawArtwork, drawSocialCard } from '#pyro/draw-artwork.ts'
import { openPicture } from '#server/platform/open-picture.ts'
import { ARTWORK_VERSION, keepPicture, keptPicture, pictureName } from './picture-files.ts'
import type { RasterStore } from './rasterizing.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Raster {
  readonly ending: '.jpg' | '.avif'
  readonly make: (product: ArtSource) => Promise<Buffer>
}

const CARD_QUALITY = 82
const PHONE_QUALITY = 45
/** of the encoder, 0 to 9 */
const EFFORT = 3
const ART_SIZE = 300
const POINTS_AN_INCH = 72

const openSvg = (svg: string, density = POINTS_AN_INCH): Promise<Sharp> =>
  openPicture(Buffer.from(svg), { density })

/** @param side in pixels */
async function square(product: ArtSource, side: number): Promise<Sharp> {
  const density = POINTS_AN_INCH * Math.max(1, side / ART_SIZE)
  const drawn = await openSvg(drawArtwork(product, ART_SIZE), density)
  return drawn.resize({ width: side })
}

const jpeg = async (picture: Promise<Sharp>): Promise<Buffer> =>
  (await picture).jpeg({ quality: CARD_QUALITY, mozjpeg: true }).toBuffer()
const avif = async (picture: Promise<Sharp>): Promise<Buffer> =>
  (await picture).avif({ quality: PHONE_QUALITY, effort: EFFORT }).toBuffer()

/** By the folder in which they are kept. */
const productRasters = {
  /** where the page of a product is shared: 1200 × 630, 40 to 100 kB */
  og: { ending: '.jpg', make: (product) => jpeg(openSvg(drawSocialCard(product))) },
  /** the large picture for phones, which take a fifth of a second to draw the SVG: a square, 9 to 13 kB */
  phone: { ending: '.avif', make: (product) => avif(square(product, PHONE_PICTURE)) },
  /** beside the line of an order in an e-mail: a square, 3 to 5 kB */
  mail: { ending: '.jpg', make: (product) => jpeg(square(product, MAIL_PICTURE)) },
  /** on a price tag: a square, 20 to 30 kB */
  tag: { ending: '.jpg', make: (product) => jpeg(square(product, TAG_PICTURE)) },
} as const satisfies Record<string, Raster>
type ProductRaster = keyof typeof productRasters

/** Pictures in pixels of products. Each takes half a second of processor time, so it is drawn when first asked for. */
export interface ProductRasters {
  read(kind: ProductRaster, product: ArtSource): Promise<Bytes>
}

export function createProductRasters({ folder, rasterizing }: RasterStore): ProductRasters {
  const reading = new Map<string, Promise<Bytes>>()
  const load = async (path: string, kind: ProductRaster, product: ArtSource): Promise<Bytes> => {
    const kept = await keptPicture(path)
    if (kept) return kept
    const picture = await rasterizing(
      'product',
      async () => new Uint8Array(await productRasters[kind].make(product)),
    )
    await keepPicture(path, picture)
    return picture
  }
  return {
    read(kind, product) {
      const path = join(
        folder,
        `v${ARTWORK_VERSION}`,
        kind,
        pictureName(product) + productRasters[kind].ending,
      )
      const running = reading.get(path) ?? load(path, kind, product).finally(() => reading.delete(path))
      reading.set(path, running)
      return running
    },
  }
}
