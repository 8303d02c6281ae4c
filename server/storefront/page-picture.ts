import { sceneCardPath, socialCardPath } from '#contract/catalogue/picture-path.ts'
import { hasBit } from '#server/catalogue/bitset.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { picturePath } from '#server/catalogue/product-picture.ts'
import type { StorefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'
import { fileAddress } from '#server/platform/html/content-address.ts'
import { type Group, productsOf } from '#server/content/shown-by.ts'

/** The picture that is shown where a page is shared. */
export interface PagePicture {
  readonly path: string
  /** drawn in the size of SOCIAL_CARD; otherwise as it was uploaded */
  readonly isCard: boolean
}

export const productCard = (item: StoredItem): PagePicture => ({
  path: socialCardPath(picturePath(item)),
  isCard: true,
})

/** Paths of the photos of a product as they are stored. */
export const photoFiles = ({ photos }: StoredItem): readonly string[] =>
  photos.map(({ sha256, type }) => `/media/${sha256}.${type}`)

/** The picture of a product of a category, brand or list, or of the first new one. */
export function listingCard(catalogue: StorefrontCatalogue, group: Group | null): PagePicture | null {
  const { items } = catalogue
  const products = productsOf(catalogue, group)
  const item =
    group === null
      ? (items.find(({ isNew }) => isNew) ?? items[0])
      : items.find((_, at) => hasBit(products, at))
  return item ? productCard(item) : null
}

/** The own picture of a post; null without one. */
export function postCard(picture: { readonly src: string } | null): PagePicture | null {
  const src = picture && fileAddress(picture.src)
  if (src === null) return null
  const card = sceneCardPath(src)
  return card === undefined ? { path: src, isCard: false } : { path: card, isCard: true }
}
