import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { emptyListing, type ListingState } from '#contract/catalogue/listing-address.ts'
import type { FilterField } from '#contract/catalogue/listing-path.ts'
import { isDevice } from '#pyro/show/devices-per-case.ts'
import { type AppliedFilter, toggled } from '#src/services/catalogue/listing/listing-filters.ts'
import { productsQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

/** The filters of the finder, in the order of its menu. */
export const FINDER_FILTERS = [
  { field: 'category_url', legend: 'Category' },
  { field: 'color', legend: 'Color' },
  { field: 'effect', legend: 'Effect' },
  { field: 'caliber', legend: 'Caliber' },
  { field: 'performance_height', legend: 'Height' },
  { field: 'duration', legend: 'Duration' },
] as const satisfies readonly { field: FilterField; legend: string }[]

const TYPING_MS = 300

/** The catalogue as the finder searches it: by words and filters, a page at a time. */
export function useCatalogue(wanted: string) {
  const [state, setState] = useState<ListingState>({ ...emptyListing, search: wanted })
  const [text, setText] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(
      () => setState((was) => (was.search === text ? was : { ...was, search: text, page: 1 })),
      TYPING_MS,
    )
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery({
    ...productsQuery(useQueryScope(), state, ''),
    placeholderData: keepPreviousData,
  })
  const facets = query.data?.meta.facets ?? {}
  const pages = query.data?.meta.pagination.last_page ?? 1
  return {
    text,
    setText,
    query,
    /** gear and assortments are no cues */
    products: (query.data?.products ?? []).filter((product) => isDevice(product)),
    page: state.page,
    pages,
    turn: (page: number) => setState((was) => ({ ...was, page })),
    toggle: (field: FilterField, value: string) => setState((was) => toggled(was, field, value)),
    /** those that can still be chosen */
    options: FINDER_FILTERS.map(({ field, legend }) => ({
      field,
      legend,
      values: (facets[field] ?? []).filter(
        ({ value, count }) => count > 0 && !state.filters[field].includes(value),
      ),
    })),
    applied: FINDER_FILTERS.flatMap(({ field }) =>
      state.filters[field].map((value): AppliedFilter & { label: string } => ({
        field,
        value,
        label: facets[field]?.find((each) => each.value === value)?.label ?? value,
      })),
    ),
  }
}

export type Catalogue = ReturnType<typeof useCatalogue>
