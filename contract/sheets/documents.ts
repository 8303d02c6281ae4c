import * as v from 'valibot'
import { DEFAULT_MAX_PRODUCTS_FOR_TAGS } from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { numberOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'

/** A file as answer, which is no JSON. */
const File = v.unknown()

/** The files of a price level: its price lists by name and by model, its order forms without and with UPCs. */
export const LEVEL_KINDS = ['price-list-name', 'price-list-model', 'order-form', 'order-form-upcs'] as const
export type LevelKind = (typeof LEVEL_KINDS)[number]
export const isLevelKind = (kind: string): kind is LevelKind => LEVEL_KINDS.some((each) => each === kind)
/** Products of a price level above which its files are made by a job: to draw them takes more than a second. */
export const MOST_PRODUCTS_AT_ONCE = 10_000

const Download = v.object({
  label: v.string(),
  /** the path below the origin of the storefront, with `project_id` */
  href: v.string(),
  type: v.picklist(['pdf', 'xlsx']),
  /** in bytes; null: it is made when it is asked for */
  size: v.nullable(v.number()),
  /** the day that the file prints */
  updated_at: v.string(),
  /** what a job makes of it, because it has too many products to wait for; null: it is made at once */
  batch: v.nullable(
    v.object({ kind: v.picklist(LEVEL_KINDS), level_id: v.number(), products_count: v.number() }),
  ),
})
export type Download = v.InferOutput<typeof Download>

/** For how many days the file of a job can be downloaded. */
export const KEPT_DAYS = 14
export const LABEL_KINDS = ['2up-price-tags', '4up-price-tags', 'barcodes'] as const
/** The sheets about products that become too large to wait for. */
export type LabelKind = (typeof LABEL_KINDS)[number]
export const isLabelKind = (kind: string): kind is LabelKind => LABEL_KINDS.some((each) => each === kind)

const MAXIMA: Readonly<Record<LabelKind, string>> = {
  '2up-price-tags': 'max_products_for_2up_price_tags',
  '4up-price-tags': 'max_products_for_4up_price_tags',
  barcodes: 'max_products_for_download_barcodes_wholesale',
}

/** Above both maxima, of which the second is that of all kinds, a sheet is made by a job; equal counts do not exceed. */
export const exceedsBoth = (app: Settings, kind: LabelKind, count: number): boolean =>
  [MAXIMA[kind], 'max_products_for_batch_barcodes_wholesale'].every(
    (key) => count > numberOf(app, key, DEFAULT_MAX_PRODUCTS_FOR_TAGS),
  )

const SheetJob = v.object({
  id: v.string(),
  label: v.string(),
  state: v.picklist(['ready', 'running', 'done', 'failed']),
  /** for the files of a price level the id is that of the level */
  source: v.picklist(['order', 'cart', 'level']),
  source_id: v.number(),
  kind: v.picklist([...LABEL_KINDS, ...LEVEL_KINDS]),
  /** of a failed one, to try it again; null when its order, cart or level is gone, and for the others */
  products_count: v.nullable(v.number()),
  /** the path below the origin, with `project_id`; null until it is done */
  href: v.nullable(v.string()),
  expires_at: v.nullable(v.string()),
})
export type SheetJob = v.InferOutput<typeof SheetJob>

export const documentCalls = {
  downloadDocument: endpoint({
    method: 'GET',
    path: 'api/documents/{a}/{b}/{c}',
    auth: 'document',
    summary: 'A price list, an order form, or the sheets of an order or cart, as a file',
    answer: File,
  }),
  downloadPriceListNotProd: endpoint({
    method: 'GET',
    path: 'api/documents/s3/pricelist/{name}/isNotProd',
    auth: 'document',
    summary: 'A price list, outside production',
    answer: File,
  }),
  selectDownloads: endpoint({
    method: 'GET',
    path: 'api/documents/select-downloads',
    auth: 'required',
    summary: 'Price lists and order forms of the own price level, and sheets made by a job',
    answer: v.object({ downloads: v.array(Download), jobs: v.array(SheetJob) }),
  }),
  createBatchDocument: endpoint({
    method: 'GET',
    path: 'api/batch/documents/{a}/{b}/{c}/{d}/{e}',
    auth: 'required',
    writes: true,
    summary:
      'Has a sheet above both maxima, or a file of a very large price level, made by a job, which e-mails the customer',
    answer: v.object({ success: v.boolean(), errors: v.array(v.string()) }),
  }),
}
