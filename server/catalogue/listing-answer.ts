import type { ProductFilter } from '#contract/catalogue/products.ts'
import type { ContentReader } from '#server/content/content-reader.ts'
import type { CachedJson } from '#server/platform/http/cached-json.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import type { Catalogue } from './catalogue.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { createAnswerCache } from '#server/platform/cache/answer-cache.ts'
import { listingSeo } from './listing-seo.ts'
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

/** Response bodies of the products call, cached by project, level and filter, never by customer. */
export function createListingAnswers(): ListingAnswers {
  const cached = createAnswerCache()
  return ({ catalogue, settings, content }, projectId, filter, levelId) => {
    const storefront = catalogue.storefront(projectId)
    const seo = JSON.stringify(
      listingSeo(storefront, filter, settings.current(projectId), content.current(projectId)),
    )
    const key = `${projectId} ${levelId} ${seo} ${JSON.stringify({ ...filter, current_path: '' })}`
    return cached(catalogue.generation, key, () => {
      const { total, currentPage, lastPage, items, facets } = selectProducts(storefront, filter, levelId)
      const pagination = JSON.stringify({
        total,
        per_page: filter.items_per_page,
        current_page: currentPage,
        last_page: lastPage,
      })
      const meta = `{"pagination":${pagination},"seo":${seo},"facets":${facets}}`
      return `{"products":${pageJson(items, levelId)},"meta":${meta}}`
    })
  }
}
