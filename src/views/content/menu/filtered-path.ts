import { ALL_PRODUCTS, type QueryFilter } from '#contract/catalogue/listing-path.ts'

/** The path of the listing with one value of a filter, as links of menus have it. */
export const filteredPath = (filter: QueryFilter, value: string): string =>
  `${ALL_PRODUCTS}/?${filter}=${encodeURIComponent(value)}`
