import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import { artSizes } from '#server/artwork/art-source.ts'
import type { ArtworkStore } from '#server/artwork/artwork-store.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { IMMUTABLE } from './asset-store.ts'
import { etagOf, type StoredFile } from './stored-file.ts'

/** Finds the picture for the two last segments of `/images/{size}/{products_url}.svg`. */
export function createPictures(catalogue: Catalogue, store: ArtworkStore) {
  return async (size: string, file: string): Promise<StoredFile | null> => {
    const artSize = artSizes.find((each) => String(each) === size)
    const url = /^(.+)\.svg$/.exec(file)?.[1]
    if (!artSize || !url) return null
    const item = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const)
      .map((id) => catalogue.shelf(id).byUrl.get(url.toLowerCase()))
      .find((found) => found)
    if (!item) return null
    const source = { ...item.row, products_url: item.url, products_name: item.name }
    const { plain, gzip } = await store.read(artSize, source)
    return {
      type: 'image/svg+xml; charset=utf-8',
      cacheControl: IMMUTABLE,
      etag: etagOf(plain),
      plain,
      packed: { gzip },
    }
  }
}
