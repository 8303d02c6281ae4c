import type { ProductFilter } from '#contract/catalogue/products.ts'
import type { ContentReader } from '#server/content/content-reader.ts'
import type { CachedJson } from '#server/platform/http/cached-json.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import type { Catalogue, CatalogueItem } from './catalogue.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { createAnswerCache } from '#server/platform/cache/answer-cache.ts'
import { listingSeo } from './listing-seo.ts'
import { stockWatch } from './shown-stock.ts'
import { pageJson, selectProducts } from './select-products.ts'

export type ListingAnswers = (
  shop: {
    readonly catalogue: Catalogue
    readonly settings: SettingsReader
    readonly content: ContentReader
  },
  projectId: ProjectId,
  filter: ProductFilter,
  levelId: number | null,
) => CachedJson

/** Response bodies of the products call, cached by project, level and filter, never by customer, until what they show changes. */
export function createListingAnswers(): ListingAnswers {
  const cached = createAnswerCache()
  return ({ catalogue, settings, content }, projectId, filter, levelId) => {
    const storefront = catalogue.storefront(projectId)
    const seo = JSON.stringify(
      listingSeo(storefront, filter, settings.current(projectId), content.current(projectId)),
    )
    const key = `${projectId} ${levelId} ${seo} ${JSON.stringify({ ...filter, current_path: '' })}`
    return cached(catalogue.version, key, () => {
      const { total, currentPage, lastPage, items, facets } = selectProducts(storefront, filter, levelId)
      const pagination = JSON.stringify({
        total,
        per_page: filter.items_per_page,
        current_page: currentPage,
        last_page: lastPage,
      })
      const meta = `{"pagination":${pagination},"seo":${seo},"facets":${facets}}`
      return {
        json: `{"products":${pageJson(items, levelId)},"meta":${meta}}`,
        isCurrent: filter.sort === 'quantity' ? unchanged(catalogue) : sameStock(catalogue, items),
      }
    })
  }
}

function sameStock(catalogue: Catalogue, items: readonly CatalogueItem[]): () => boolean {
  const shown = items.map(({ id, quantity }) => [id, quantity] as const)
  const freshness = stockWatch(catalogue, catalogue.availability, shown)
  return () => freshness() === 'fresh'
}

/** A page in the order of stock changes with the stock of products on other pages, too. */
function unchanged(catalogue: Catalogue): () => boolean {
  const { generation } = catalogue
  return () => catalogue.generation === generation
}
