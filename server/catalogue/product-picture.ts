import { drawnPicturePath, photoPath } from '#contract/catalogue/picture-path.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { artDigest } from './artwork/picture-files.ts'
import type { PhotoRow, ProductRow } from './catalogue-rows.ts'

/** What a product is shown with; paths are those of 300 pixels. */
export interface ProductPictures {
  /** its first photo, or its drawn picture where it has none */
  readonly picture: string
  readonly drawn: string
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

export function picturesOf(row: ProductRow): ProductPictures {
  const photos = row.photos ?? []
  const drawn = drawnPicturePath(row.url, artDigest(artSource(row)))
  const [first] = photos
  return { picture: first ? photoPath(first.sha256) : drawn, drawn, photos }
}

/** Its fields in a response. */
export const pictureWire = ({ picture, drawn }: ProductPictures) => ({
  image_url: picture,
  ...(picture === drawn ? {} : { drawn_url: drawn }),
})
