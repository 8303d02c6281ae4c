import type { ListingState } from './listing-address.ts'
import type { ProductFilter } from './products.ts'

/** The fields of a request for the products of a listing. @param path where they are shown */
export const filterOf = (state: ListingState, path: string) =>
  ({
    search_term: state.search,
    ...Object.fromEntries(Object.entries(state.filters).map(([field, values]) => [field, [...values]])),
    sort: state.sort,
    page: state.page,
    current_path: path,
  }) satisfies Partial<ProductFilter>
