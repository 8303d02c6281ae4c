import type { Product } from '#contract/catalogue/products.ts'

/** What a show needs to know of a product; also what its pictures are drawn from. */
export type ShowProduct = Pick<
  Product,
  | 'products_id'
  | 'products_url'
  | 'image_url'
  | 'drawn_url'
  | 'products_name'
  | 'products_model'
  | 'category_url'
  | 'products_packaging'
  | 'pieces_per_case'
  | 'quantity'
  | 'colors'
  | 'effects'
  | 'firing_pattern'
  | 'duration'
  | 'seconds'
  | 'shots'
  | 'caliber'
  | 'performance_height'
  | 'ignition_type'
  | 'pro_use'
  | 'texas_restricted'
> & {
  /** cents per case; absent without a login */
  readonly price?: number | undefined
  /** absent: sold */
  readonly is_sold?: boolean | undefined
}

/** By products_id. */
export type ShowProducts = ReadonlyMap<number, ShowProduct>
