import type { Kysely } from 'kysely'
import type { ArtSource } from '#pyro/art-source.ts'
import { createProductRasters } from '#server/catalogue/artwork/product-rasters.ts'
import type { RasterStore } from '#server/catalogue/artwork/rasterizing.ts'
import { createPhotoSizes } from '#server/content/photo-sizes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'

/** What a product is shown with on a price tag. */
export interface TagPicture {
  /** of its first photo; null: it has none, and is drawn */
  readonly sha256: string | null
  readonly art: ArtSource
}

/** JPEGs in the order of the pictures. */
export type TagPictures = (pictures: readonly TagPicture[]) => Promise<readonly Bytes[]>

/** Made at the same time; the others of a sheet wait here and not before the pictures of pages. */
const BATCH = 2

/** Reads pictures of price tags, which are made when first asked for and kept as files. */
export function createTagPictures(db: Kysely<Database>, store: RasterStore): TagPictures {
  const photoSizes = createPhotoSizes(db, store)
  const rasters = createProductRasters(store)
  const read = async ({ sha256, art }: TagPicture): Promise<Bytes> =>
    (sha256 === null ? null : await photoSizes(`${sha256}-tag.jpg`)) ?? rasters.read('tag', art)
  return async (pictures) => {
    const made: Bytes[] = []
    for (let from = 0; from < pictures.length; from += BATCH)
      made.push(...(await Promise.all(pictures.slice(from, from + BATCH).map(read))))
    return made
  }
}
