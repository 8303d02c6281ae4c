import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue/products.ts'
import { storefrontItemsQuery } from '#src/services/content/home-queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { featuredOf } from './featured.ts'

/** The products in the picture of the home page; null while they are not known. */
export function useFeatured(section: string): readonly Product[] | null {
  const { data, isLoadingError } = useQuery(storefrontItemsQuery(useQueryScope(), section))
  return data === undefined && !isLoadingError ? null : featuredOf(data ?? [])
}
