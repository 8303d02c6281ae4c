import * as v from 'valibot'
import { LISTING_LIMITS, LISTING_PAGE_SIZE } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Money } from './money.ts'
import { Count, Id, Pagination, Seo, Text } from './wire.ts'

export const Product = v.object({
  products_id: Id,
  products_model: v.string(),
  products_name: v.string(),
  products_url: v.string(),
  /** path of the 300 px picture; the folders 75 and 900 hold the other sizes */
  image_url: v.string(),
  manufacturers_name: v.string(),
  brand_url: v.string(),
  category: v.string(),
  category_url: v.string(),
  products_packaging: v.string(),
  pieces_per_case: Count,
  upc: v.string(),
  /** cases in stock */
  quantity: Count,
  eta: v.nullable(v.string()),
  /** per case at the customer's level; absent without a login */
  price: v.optional(Money),
  colors: v.array(v.string()),
  effects: v.array(v.string()),
  firing_pattern: v.nullable(v.string()),
  duration: v.nullable(v.string()),
  seconds: v.nullable(v.number()),
  shots: v.nullable(v.number()),
  caliber: v.nullable(v.string()),
  performance_height: v.nullable(v.string()),
  debris_profile: v.nullable(v.string()),
  ignition_type: v.nullable(v.string()),
  weight_lb: v.number(),
  hazmat: v.nullable(v.string()),
  pro_use: v.boolean(),
  texas_restricted: v.boolean(),
  is_new: v.boolean(),
  on_sale: v.boolean(),
  description_html: v.nullable(v.string()),
  video_url: v.nullable(v.string()),
})
export type Product = v.InferOutput<typeof Product>

export const Suggestion = v.object({
  products_id: Id,
  products_url: v.string(),
  products_model: v.string(),
  products_name: v.string(),
  image_url: v.string(),
  manufacturers_name: v.string(),
  products_packaging: v.string(),
  price: v.optional(Money),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

const values = v.optional(
  v.pipe(v.array(Text(LISTING_LIMITS.valueLength)), v.maxLength(LISTING_LIMITS.values)),
  [],
)

/** Values of one filter are combined with OR, different filters with AND. */
export const ProductFilter = v.strictObject({
  search_term: v.optional(Text(LISTING_LIMITS.searchLength), ''),
  category_url: values,
  brand_url: values,
  list_url: values,
  color: values,
  effect: values,
  firing_pattern: values,
  debris_profile: values,
  duration: values,
  ignition_type: values,
  caliber: values,
  performance_height: values,
  price: values,
  sort: v.optional(v.nullable(Text(LISTING_LIMITS.sortLength)), null),
  page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LISTING_LIMITS.page)), 1),
  items_per_page: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LISTING_PAGE_SIZE)),
    LISTING_PAGE_SIZE,
  ),
  current_path: v.optional(Text(2_000), ''),
})
export type ProductFilter = v.InferOutput<typeof ProductFilter>

/** The filters with facet counts, by their name in the payload. */
export const FACETS = [
  'category_url',
  'brand_url',
  'list_url',
  'color',
  'effect',
  'firing_pattern',
  'debris_profile',
  'duration',
  'ignition_type',
  'caliber',
  'performance_height',
  'price',
] as const
export type Facet = (typeof FACETS)[number]

/** The count of a value in combination with the values of the other filters. */
export const FacetCounts = v.record(
  v.string(),
  v.array(v.object({ value: v.string(), label: v.string(), count: Count })),
)

export const ProductList = v.object({
  products: v.array(Product),
  meta: v.object({ pagination: Pagination, seo: Seo, facets: v.optional(FacetCounts, {}) }),
})
export type ProductList = v.InferOutput<typeof ProductList>

export const ProductBanner = v.object({
  html: v.nullable(v.string()),
  image_url: v.nullable(v.string()),
  link_to: v.nullable(v.string()),
})

export const productCalls = {
  products: endpoint({
    method: 'POST',
    path: 'public/api/products',
    auth: 'optional',
    summary: 'One page of products with facet counts; prices only with a login',
    body: ProductFilter,
    answer: ProductList,
  }),
  getByUrl: endpoint({
    method: 'GET',
    path: 'public/api/products/get-by-url/{url}',
    auth: 'optional',
    summary: 'One product; 404 when there is none',
    answer: Product,
  }),
  banners: endpoint({
    method: 'POST',
    path: 'public/api/products/banners',
    auth: 'optional',
    summary: 'Banners of the categories that a filter names',
    body: v.strictObject({ filters: ProductFilter }),
    answer: v.array(ProductBanner),
  }),
  liveSearch: endpoint({
    method: 'POST',
    path: 'public/api/products/live-search',
    auth: 'optional',
    summary: 'At most ten suggestions for the search box',
    body: v.strictObject({ search_term: Text(200) }),
    answer: v.array(Suggestion),
  }),
}
