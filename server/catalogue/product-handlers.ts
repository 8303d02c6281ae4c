import type { productCalls } from '#contract/products.ts'
import type { Handlers } from '#server/http/handler.ts'
import { CachedJson } from '#server/http/cached-json.ts'
import { notFound } from '#server/http/http-error.ts'
import { bannersOf } from './banners.ts'
import { itemJson } from './item.ts'
import { suggest } from './suggest.ts'

export const productHandlers: Handlers<typeof productCalls> = {
  products: ({ body }, { projectId, session, shop }) =>
    shop.listings(shop, projectId, body, session?.priceLevelId ?? null),
  getByUrl: ({ params }, { projectId, session, shop }) => {
    const item = shop.catalogue.storefront(projectId).byUrl.get(params.url.toLowerCase())
    if (!item) throw notFound()
    return new CachedJson(itemJson(item, session?.priceLevelId ?? null))
  },
  banners: ({ body }, { projectId, shop }) => bannersOf(shop.catalogue.storefront(projectId), body.filters),
  liveSearch: ({ body }, { projectId, session, shop }) =>
    suggest(shop.catalogue.storefront(projectId), body.search_term, session?.priceLevelId ?? null),
}
