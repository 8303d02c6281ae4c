import { useQuery } from '@tanstack/react-query'
import type { ProductList } from '#contract/catalogue/products.ts'
import type { FilterField } from '#contract/catalogue/listing-path.ts'
import { brandsQuery, categoriesQuery, listsQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

/** The label of a filter value, also before the facet counts are loaded. */
export function useFilterLabel(
  counts: ProductList['meta']['facets'],
): (field: FilterField, value: string) => string {
  const scope = useQueryScope()
  const named = {
    category_url: useQuery(categoriesQuery(scope)).data,
    brand_url: useQuery(brandsQuery(scope)).data,
    list_url: useQuery(listsQuery(scope)).data,
  }
  return (field, value) => {
    const options = (field in named && named[field as keyof typeof named]) || counts[field]
    const found = options?.find((option) => option.value.toLowerCase() === value.toLowerCase())
    return found?.label ?? withoutSeparators(value)
  }
}

/** "Dark-Blue" is a slug, "101-150 ft" a name. */
export const withoutSeparators = (value: string): string =>
  value.includes(' ') ? value : value.replaceAll(/[-_]+/g, ' ')
