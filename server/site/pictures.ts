import { createHash } from 'node:crypto'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import { artSizes } from '#pyro/art-source.ts'
import type { ArtworkStore, Picture } from '#server/artwork/artwork-store.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { IMMUTABLE } from './asset-store.ts'
import type { StoredFile } from './stored-file.ts'

/** Finds the picture for the last two segments of `/images/{size}/{products_url}.svg`. */
export function createPictures(catalogue: Catalogue, store: ArtworkStore) {
  const etags = new WeakMap<Picture, string>()
  const etagOf = (picture: Picture): string => {
    const found =
      etags.get(picture) ?? createHash('sha256').update(picture.plain).digest('base64url').slice(0, 22)
    etags.set(picture, found)
    return found
  }
  return async (size: string, file: string): Promise<StoredFile | null> => {
    const artSize = artSizes.find((each) => String(each) === size)
    const url = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : null
    const item = url === null ? null : itemAt(catalogue, url)
    if (!artSize || !item) return null
    const picture = await store.read(artSize, {
      ...item.row,
      products_url: item.url,
      products_name: item.name,
    })
    return {
      type: 'image/svg+xml; charset=utf-8',
      cacheControl: IMMUTABLE,
      etag: etagOf(picture),
      plain: picture.plain,
      compressed: { gzip: picture.gzip },
    }
  }
}

/** Both storefronts serve all pictures: product URLs are unique across them. */
const itemAt = (catalogue: Catalogue, url: string): StoredItem | undefined =>
  catalogue.shelf(CONSUMER_PROJECT).byUrl.get(url.toLowerCase()) ??
  catalogue.shelf(PROFESSIONAL_PROJECT).byUrl.get(url.toLowerCase())
