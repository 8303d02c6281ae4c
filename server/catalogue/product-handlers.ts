import type { productCalls } from '#contract/catalogue/products.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { CachedJson } from '#server/platform/http/cached-json.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { bannersOf } from './banners.ts'
import { detailedJson } from './detailed-product.ts'
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
