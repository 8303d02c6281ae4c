import type { InferInput } from 'valibot'
import { markedPath } from '#contract/catalogue/listing-path.ts'
import type { ProductBanner, ProductFilter } from '#contract/catalogue/products.ts'
import { htmlTree } from '#server/platform/html/html-tree.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'

/** The banners of the categories in a filter, in category order. */
export function bannersOf(
  { groups }: StorefrontCatalogue,
  { category_url }: ProductFilter,
): InferInput<typeof ProductBanner>[] {
  const wanted = new Set(category_url.map((url) => url.toLowerCase()))
  return groups.flatMap(({ kind, url, banner_html }) => {
    if (kind !== 'category' || banner_html === null || !wanted.has(url.toLowerCase())) return []
    const { html, nodes } = htmlTree(banner_html)
    return [{ html, nodes: [...nodes], image_url: null, link_to: markedPath('c', url) }]
  })
}
