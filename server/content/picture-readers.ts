import type { ArtSource } from '#pyro/art-source.ts'
import { createPhotoSizes, type PhotoSizes } from './photo-sizes.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'
import { createProductRasters, type ProductRasters } from '#server/catalogue/artwork/product-rasters.ts'
import type { RasterStore } from '#server/catalogue/artwork/rasterizing.ts'

/** What a product is shown with where there is room for one picture. */
export interface ShownProduct {
  /** of its first photo; null: it has none, and is drawn */
  readonly sha256: string | null
  readonly art: ArtSource
}

/** The JPEG of a product for an e-mail or a price tag: its first photo, or its drawn picture where there is none. */
export type ProductImages = (kind: 'mail' | 'tag', product: ShownProduct) => Promise<Bytes>

/** The readers of the kept pictures of one folder. Each makes a picture once, however many ask for it, so they are shared. */
export interface PictureReaders {
  readonly store: RasterStore
  readonly photoSizes: PhotoSizes
  readonly rasters: ProductRasters
  readonly images: ProductImages
}

export function createPictureReaders(db: Db, store: RasterStore): PictureReaders {
  const photoSizes = createPhotoSizes(db, store)
  const rasters = createProductRasters(store)
  const images: ProductImages = async (kind, { sha256, art }) =>
    (sha256 === null ? null : await photoSizes({ sha256, size: kind })) ?? rasters.read(kind, art)
  return { store, photoSizes, rasters, images }
}
