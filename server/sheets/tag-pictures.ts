import type { ProductImages, ShownProduct } from '#server/content/picture-readers.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'

/** JPEGs in the order of the products. */
export type TagPictures = (products: readonly ShownProduct[]) => Promise<readonly Bytes[]>

/** Made at the same time; the others of a sheet wait here and not before the pictures of pages. */
const BATCH = 2

/** Reads pictures of price tags, which are made when first asked for and kept as files. */
export function createTagPictures(images: ProductImages): TagPictures {
  return async (products) => {
    const made: Bytes[] = []
    for (let from = 0; from < products.length; from += BATCH) {
      const batch = products.slice(from, from + BATCH)
      made.push(...(await Promise.all(batch.map((product) => images('tag', product)))))
    }
    return made
  }
}
