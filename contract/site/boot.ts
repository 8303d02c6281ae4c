import * as v from 'valibot'
import { DEFAULT_PROJECT } from '#contract/platform/constants.ts'
import { AppVersion, Redirect, Settings } from './site.ts'
import { BrandEntry, CategoryEntry, ListEntry } from '#contract/platform/wire.ts'

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
  /** not checked here, nor are the menus: their schemas are larger than the first page may load */
  flash_sale_banners: v.optional(v.unknown()),
  /** the items of the menus of links, by name */
  menus: v.optional(v.record(v.string(), v.unknown())),
  categories: v.optional(v.array(CategoryEntry)),
  brands: v.optional(v.array(BrandEntry)),
  lists: v.optional(v.array(ListEntry)),
  /** in central time, when the page was drawn */
  year: v.optional(v.number()),
  /** what a page drawn by the server shows: keys and parsed data of its queries */
  queries: v.optional(v.array(v.tuple([v.array(v.unknown()), v.unknown()]))),
})
export type Boot = v.InferOutput<typeof Boot>
/** id of the JSON script element that holds it */
export const BOOT_ELEMENT = 'boot'
/** id of the style element with the rules that a drawn page uses */
export const USED_STYLES = 'used-styles'
