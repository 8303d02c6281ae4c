import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { BrandEntry, CategoryEntry, ListEntry, MenuOption, Text } from '#contract/platform/wire.ts'

const options = <const P extends string>(path: P, what: string) =>
  endpoint({
    method: 'GET',
    path: `public/api/filters/${path}`,
    auth: 'none',
    summary: `The values of the filter ${what} that a product of the storefront has`,
    answer: v.array(MenuOption),
  })

export const filterCalls = {
  productSort: endpoint({
    method: 'GET',
    path: 'public/api/filters/product-sort/{id}',
    auth: 'optional',
    summary: 'Sort options of a storefront, the default first; by price only with a login',
    answer: v.array(MenuOption),
  }),
  categories: endpoint({
    method: 'GET',
    path: 'public/api/filters/categories',
    auth: 'none',
    summary: 'Categories of the storefront',
    answer: v.array(CategoryEntry),
  }),
  manufacturers: endpoint({
    method: 'GET',
    path: 'public/api/filters/manufacturers',
    auth: 'none',
    summary: 'Brands of the storefront; the e-mail address changes nothing',
    query: v.strictObject({
      search_term: v.optional(Text(200)),
      customers_email_address: v.optional(Text(254)),
    }),
    answer: v.array(BrandEntry),
  }),
  productLists: endpoint({
    method: 'GET',
    path: 'public/api/filters/product-lists',
    auth: 'none',
    summary: 'Product lists of the storefront',
    answer: v.array(ListEntry),
  }),
  colors: options('colors', 'color'),
  effects: options('effects', 'effect'),
  firingPatterns: options('firing-patterns', 'firing pattern'),
  debrisProfiles: options('debris-profiles', 'debris profile'),
  caliberFilter: options('caliber-filter', 'caliber'),
  durations: options('durations', 'duration'),
  ignitionTypes: options('ignition-types', 'ignition type'),
  performanceHeightFilter: options('performance-height-filter', 'performance height'),
  priceFilters: endpoint({
    method: 'GET',
    path: 'public/api/filters/price-filters/{id}',
    auth: 'required',
    summary: 'Price ranges of a storefront; needs a login',
    answer: v.array(MenuOption),
  }),
}
