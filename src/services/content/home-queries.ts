import { queryOptions } from '@tanstack/react-query'
import { LISTING_CACHE } from '#contract/platform/constants.ts'
import { carouselName } from '#contract/content/content-names.ts'
import { ask, fiveHourly, hourly } from './content-call.ts'
import { contentKey, type QueryScope } from '#src/services/platform/queries.ts'

export const carouselQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'carousel'),
    queryFn: ({ signal }) =>
      ask(scope, 'getCarouselImages', { params: { carousel: carouselName(scope.projectId) } }, signal),
    ...fiveHourly(scope),
  })

export const featuredTilesQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'featured-tiles'),
    queryFn: ({ signal }) => ask(scope, 'getFeaturedTiles', {}, signal),
    ...fiveHourly(scope),
  })

/** The sections of the home page. */
export const storefrontDataQuery = (scope: QueryScope) =>
  queryOptions({
    queryKey: contentKey(scope, 'storefront-data'),
    queryFn: ({ signal }) =>
      ask(scope, 'getStorefrontData', { params: { id: String(scope.projectId) } }, signal),
    ...hourly(scope),
  })

/** The products of a section of the home page, with prices for a customer. */
export const storefrontItemsQuery = (scope: QueryScope, section: string) => {
  const { projectId, level, isStage } = scope
  return queryOptions({
    queryKey: ['storefront-items', projectId, level, section, isStage],
    queryFn: ({ signal }) =>
      ask(scope, 'getStorefrontItems', { params: { a: String(projectId), b: section } }, signal),
    staleTime: LISTING_CACHE,
    retry: false,
  })
}
