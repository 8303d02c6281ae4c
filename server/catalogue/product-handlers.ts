import type { InferInput } from 'valibot'
import { markedPath } from '#contract/catalogue/listing-path.ts'
import type { ProductBanner, ProductFilter, productCalls } from '#contract/catalogue/products.ts'
import { flagOf } from '#contract/site/settings.ts'
import { htmlTree } from '#server/platform/html/html-tree.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { detailedJson } from './detailed-product.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'
import { suggest } from './suggest.ts'

export const productHandlers: Handlers<typeof productCalls> = {
  products: ({ body }, { projectId, session, shop }) =>
    shop.listings(shop, projectId, body, session?.priceLevelId ?? null),
  getByUrl: ({ params }, { projectId, session, shop }) => {
    const storefront = shop.catalogue.storefront(projectId)
    const item = storefront.byUrl.get(params.url.toLowerCase())
    if (!item) throw notFound()
    const hintsAtLevels = flagOf(shop.settings.current(projectId).app, 'solicit_apply_for_volume')
    return new CachedJson(detailedJson(storefront, item, session?.priceLevelId ?? null, hintsAtLevels))
  },
  banners: ({ body }, { projectId, shop }) => bannersOf(shop.catalogue.storefront(projectId), body.filters),
  liveSearch: ({ body }, { projectId, session, shop }) =>
    suggest(shop.catalogue.storefront(projectId), body.search_term, session?.priceLevelId ?? null),
}

/** The banners of the categories in a filter, in category order. */
function bannersOf(
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
