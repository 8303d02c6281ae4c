import { drawnPicturePath, photoPath } from '#contract/catalogue/picture-path.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import type { PhotoRow, ProductRow } from './catalogue-rows.ts'

/** What a product is shown with. */
export interface ProductPictures {
  readonly url: string
  /** of what its picture is drawn from */
  readonly artDigest: string
  readonly photos: readonly PhotoRow[]
}

type ArtRow = Omit<ArtSource, 'products_url' | 'products_name'> & Pick<ProductRow, 'url' | 'name'>

export const artSource = (row: ArtRow): ArtSource => ({
  products_url: row.url,
  products_name: row.name,
  category_url: row.category_url,
  colors: row.colors,
  effects: row.effects,
  firing_pattern: row.firing_pattern,
  caliber: row.caliber,
  shots: row.shots,
})

/** Path of its drawn picture in 300 pixels. */
const drawnPath = ({ url, artDigest }: ProductPictures): string => drawnPicturePath(url, artDigest)

/** Path of its picture in 300 pixels: its first photo, or its drawn picture where it has none. */
export function picturePath(product: ProductPictures): string {
  const [first] = product.photos
  return first ? photoPath(first.sha256) : drawnPath(product)
}

/** Its fields in a response. */
export const pictureWire = (product: ProductPictures) => ({
  image_url: picturePath(product),
  ...(product.photos.length > 0 ? { drawn_url: drawnPath(product) } : {}),
})
