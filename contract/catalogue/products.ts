import * as v from 'valibot'
import { LISTING_LIMITS, LISTING_PAGE_SIZE } from '#contract/platform/constants.ts'
import { ContentNodes } from '#contract/platform/content-nodes.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { Count, Id, Pagination, Seo, Text } from '#contract/platform/wire.ts'

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
  'availability',
  'price',
] as const
export type Facet = (typeof FACETS)[number]

export const Product = v.object({
  products_id: Id,
  products_model: v.string(),
  products_name: v.string(),
  products_url: v.string(),
  /** path of its picture in 300 px, see inSize: its first photo, or else its drawn picture */
  image_url: v.string(),
  /** of a product with a photo: the path of its drawn picture, which shows what it looks like in the sky */
  drawn_url: v.optional(v.string()),
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
  /** the same description as a tree; only in the answer for a single product */
  description_nodes: v.optional(ContentNodes),
  video_url: v.nullable(v.string()),
})
export type Product = v.InferOutput<typeof Product>

/** A photo of a product: its path in 300 px and what it shows. */
export const Photo = v.object({ image_url: v.string(), alt: v.string() })
export type Photo = v.InferOutput<typeof Photo>

/** A product with what only its own page shows. */
export const DetailedProduct = v.object({
  ...Product.entries,
  /** in their order; the first is its picture */
  photos: v.optional(v.array(Photo), []),
  /** the next better price level and what it saves per case; for customers, where the shop invites to apply for one */
  next_level: v.optional(v.object({ name: v.string(), saving: Money })),
  /** at most four products in stock that have most in common with it */
  similar: v.optional(v.array(Product), []),
})
export type DetailedProduct = v.InferOutput<typeof DetailedProduct>

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

/** A filter whose name the search text means: "Willow" of the effects. */
export const FilterSuggestion = v.object({
  kind: v.literal('filter'),
  /** what it filters: Effects */
  group: v.string(),
  label: v.string(),
  /** path of its listing */
  link_to: v.string(),
  /** products with this value */
  count: Count,
})
export type FilterSuggestion = v.InferOutput<typeof FilterSuggestion>

/** How many products the listing of the whole search has. */
export const ResultCount = v.object({ kind: v.literal('results'), count: Count })
export type ResultCount = v.InferOutput<typeof ResultCount>

export const SearchSuggestion = v.union([FilterSuggestion, ResultCount, Suggestion])
export type SearchSuggestion = v.InferOutput<typeof SearchSuggestion>

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
  /** `in-stock` */
  availability: values,
  /** an offered range or any other `low-high` in dollars, half-open; either bound may be empty */
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
  nodes: v.optional(ContentNodes),
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
    summary: 'One product with similar ones; 404 when there is none',
    answer: DetailedProduct,
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
    summary: 'At most ten products and filters for the search box, then the number of all results',
    body: v.strictObject({ search_term: Text(200) }),
    answer: v.array(SearchSuggestion),
  }),
}
