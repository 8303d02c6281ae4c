import * as v from 'valibot'
import { DEFAULT_PROJECT } from './constants.ts'
import { ProductList } from './products.ts'
import { AppVersion, Redirect, Settings } from './site.ts'
import { BrandEntry, CategoryEntry, ListEntry } from './wire.ts'

/** Data that the server writes into the page for the first paint. Never customer data. */
export const Boot = v.object({
  project_id: v.optional(v.picklist([11, 14]), DEFAULT_PROJECT),
  /** the build of the page, also during maintenance */
  app_version: v.optional(v.string()),
  /** empty during maintenance */
  app_info: v.optional(v.array(AppVersion)),
  store_settings: v.optional(Settings),
  app_settings: v.optional(Settings),
  redirects: v.optional(v.array(Redirect)),
  categories: v.optional(v.array(CategoryEntry)),
  brands: v.optional(v.array(BrandEntry)),
  lists: v.optional(v.array(ListEntry)),
  /** the first page of a listing for visitors, with the path it belongs to */
  listing: v.optional(v.object({ path: v.string(), answer: ProductList })),
})
export type Boot = v.InferOutput<typeof Boot>
/** id of the JSON script element that holds it */
export const BOOT_ELEMENT = 'boot'
