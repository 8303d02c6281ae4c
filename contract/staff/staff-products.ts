import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { Count, Id, Pagination, Text } from '#contract/platform/wire.ts'
import { RowId } from './staff-decisions.ts'
import { FieldChange } from './staff-import.ts'

/** Calls of staff who look products up, change one and take that back. Fields are named as columns of the export. */

/** `no_price`: a level has none, so its customers cannot buy it; `low`: few cases are left, as the settings say */
export const PRODUCT_FILTERS = ['all', 'hidden', 'no_price', 'sold_out', 'low'] as const
export type ProductFilter = (typeof PRODUCT_FILTERS)[number]

export const StaffProductRow = v.object({
  id: Id,
  model: v.string(),
  name: v.string(),
  brand: v.string(),
  packaging: v.string(),
  bin: v.nullable(v.string()),
  active: v.boolean(),
  /** cases */
  stock: Count,
  /** of the level with which customers begin; null: it has none */
  price: v.nullable(Money),
  /** short names of levels without a price */
  unpriced: v.array(v.string()),
})
export type StaffProductRow = v.InferOutput<typeof StaffProductRow>

export const ProductHistoryEntry = v.object({
  id: Id,
  at: v.string(),
  kind: v.picklist(['desk', 'undo', 'import', 'import undo', 'feed']),
  /** null: by a command */
  staff: v.nullable(v.string()),
  /** of the import, for 30 days */
  file_name: v.nullable(v.string()),
  /** it added the product */
  is_new: v.boolean(),
  changes: v.array(FieldChange),
  /** why it cannot be undone, with the fields that are the reason; null: it can */
  obstacle: v.nullable(v.object({ text: v.string(), fields: v.array(v.string()) })),
})
export type ProductHistoryEntry = v.InferOutput<typeof ProductHistoryEntry>

const FieldTexts = v.record(v.string(), v.string())

export const ProductChoices = v.object({
  /** the one with which customers begin comes first */
  levels: v.array(v.object({ short_name: v.string(), name: v.string() })),
  /** values by the name of a field that takes no others */
  choices: v.record(v.string(), v.array(v.string())),
})
export type ProductChoices = v.InferOutput<typeof ProductChoices>

export const StaffProduct = v.object({
  ...ProductChoices.entries,
  id: Id,
  model: v.string(),
  /** last part of its address in the shop */
  url: v.string(),
  active: v.boolean(),
  /** changes with everything but the stock */
  version: Id,
  /** as an export has them, but for the model */
  fields: FieldTexts,
  /** cases */
  stock: Count,
  /** the newest first, at most 20 */
  history: v.array(ProductHistoryEntry),
})
export type StaffProduct = v.InferOutput<typeof StaffProduct>

export const FieldProblem = v.object({ field: v.string(), text: v.string() })
export type FieldProblem = v.InferOutput<typeof FieldProblem>

export const SaveProductAnswer = v.variant('kind', [
  /** also when the same request is repeated */
  v.object({
    kind: v.literal('saved'),
    text: v.string(),
    product: StaffProduct,
    /** the entry of the history that undoes it; null: nothing was different */
    history_id: v.nullable(Id),
  }),
  /** nothing is written, because somebody else changed the product */
  v.object({ kind: v.literal('changed'), text: v.string(), product: StaffProduct }),
  /** nothing is written */
  v.object({ kind: v.literal('invalid'), problems: v.array(FieldProblem) }),
])
export type SaveProductAnswer = v.InferOutput<typeof SaveProductAnswer>

const staff = { auth: 'staff', right: 'catalogue' } as const
const MOST_FIELDS = 200
const request_id = v.pipe(v.string(), v.uuid())
/** as typed; an empty text empties the field */
const TypedFields = v.pipe(
  v.record(Text(80), Text(20_000)),
  v.check((fields) => Object.keys(fields).length <= MOST_FIELDS, 'are too many'),
)
/** What was shown, to which nothing may have happened since but sales. */
const Shown = { id: RowId, version: RowId, request_id }
const PageParam = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))

export const staffProductCalls = {
  listStaffProducts: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/list',
    summary: 'Products by a part of model, name, UPC, brand or bin, by page',
    query: v.strictObject({
      filter: v.picklist(PRODUCT_FILTERS),
      q: v.optional(Text(100), ''),
      page: PageParam,
    }),
    answer: v.object({
      products: v.array(StaffProductRow),
      pagination: Pagination,
    }),
  }),
  readStaffProduct: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/{id}/read',
    summary: 'A product with all fields, what they may be, and its history; null: there is none',
    answer: v.nullable(StaffProduct),
  }),
  readProductChoices: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/products/choices',
    summary: 'What the fields of a new product may be',
    answer: ProductChoices,
  }),
  saveStaffProduct: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/save',
    summary:
      'Changes fields of a product by the rules of an import, if it is as it was shown; once per request id',
    body: v.strictObject({
      ...Shown,
      fields: TypedFields,
      /** a difference, so that cases sold meanwhile stay sold */
      stock: v.optional(v.strictObject({ seen: Count, to: Text(20) })),
    }),
    answer: SaveProductAnswer,
  }),
  undoStaffProduct: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/undo',
    summary:
      'Gives a product the values of before a change of its history, unless one of them changed since; once per request id',
    body: v.strictObject({ ...Shown, history_id: Id }),
    answer: SaveProductAnswer,
  }),
  addStaffProduct: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/products/add',
    summary: 'Adds a product by the rules of an import; once per request id',
    body: v.strictObject({ request_id, model: Text(80), fields: TypedFields }),
    answer: SaveProductAnswer,
  }),
}
