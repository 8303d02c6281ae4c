import * as v from 'valibot'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { CartMeta, Count, Id, Text } from '#contract/platform/wire.ts'

/** The maximum number of lines of one call and of one template. */
export const MAX_LINES = 1_000

export const LineQuantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY))

/** Where lines can be taken from: an order, the current cart or a saved one, a template; each of the customer. */
export const LINE_SOURCES = ['order', 'cart', 'template'] as const
export const LineSource = v.strictObject({ kind: v.picklist(LINE_SOURCES), id: Id })
export type LineSource = v.InferOutput<typeof LineSource>

export const ProductLine = v.strictObject({ products_id: Id, quantity: LineQuantity })
export type ProductLine = v.InferOutput<typeof ProductLine>
export const ProductLines = v.pipe(v.array(ProductLine), v.minLength(1), v.maxLength(MAX_LINES))

/** `code` is a model number or a UPC. */
const CodeLine = v.strictObject({ code: Text(40), quantity: LineQuantity })
const CodeLines = v.pipe(v.array(CodeLine), v.minLength(1), v.maxLength(MAX_LINES))

/**
 * `ready`: the whole quantity can be added. `short`: fewer cases than asked for, or none because the cart holds all of
 * them. `soldOut`: sold, but not in stock. `gone`: no longer sold. `unknown`: no product of this shop has the code.
 */
export const LINE_STATES = ['ready', 'short', 'soldOut', 'gone', 'unknown'] as const
export type LineState = (typeof LINE_STATES)[number]

export const LineProduct = v.object({
  products_id: Id,
  products_model: v.string(),
  products_name: v.string(),
  products_url: v.string(),
  image_url: v.string(),
  products_packaging: v.string(),
  pieces_per_case: Count,
  upc: v.string(),
  texas_restricted: v.boolean(),
  pro_use: v.boolean(),
})
export type LineProduct = v.InferOutput<typeof LineProduct>

export const CheckedLine = v.object({
  /** as sent; of a line of a source the model number */
  code: v.string(),
  /** the codes of later lines of the same product, as sent, whose cases are counted here */
  joined: v.array(v.string()),
  /** cases asked for, or of the source */
  quantity: Count,
  state: v.picklist(LINE_STATES),
  /** the reason in words; null when `ready` */
  message: v.nullable(v.string()),
  /** null when `unknown` */
  product: v.nullable(LineProduct),
  /** per case as it was paid; only for lines of an order */
  price_before: v.nullable(Money),
  /** per case now; null when it cannot be bought (`gone`, `unknown`) */
  price: v.nullable(Money),
  /** cases in stock */
  available: Count,
  /** cases of the same product in the current cart */
  in_cart: Count,
  /** cases that adding these lines in this order would add */
  addable: Count,
})
export type CheckedLine = v.InferOutput<typeof CheckedLine>

/** `limited`: fewer cases than asked for, or none because the cart holds all of them. */
export const ADDED_STATUSES = ['added', 'limited', 'soldOut', 'gone', 'unknown'] as const

export const AddedLine = v.object({
  products_id: Id,
  /** cases added by this line */
  quantity: Count,
  status: v.picklist(ADDED_STATUSES),
  /** the reason in words; null when `added` */
  message: v.nullable(v.string()),
})
export type AddedLine = v.InferOutput<typeof AddedLine>

export const AddedLines = v.object({
  success: v.boolean(),
  errors: v.optional(v.array(v.string()), []),
  /** one per line of the request, in its order */
  lines: v.array(AddedLine),
  meta: CartMeta,
})
export type AddedLines = v.InferOutput<typeof AddedLines>

export const lineCalls = {
  checkLines: endpoint({
    method: 'POST',
    path: 'api/customers/check-lines',
    auth: 'required',
    summary: 'What adding the lines of a source, or else of a list, to the current cart would do',
    body: v.strictObject({ source: v.optional(LineSource), lines: v.optional(CodeLines) }),
    answer: v.object({
      /** of the source: "Order 1234", the name of the cart or template; null for lines */
      name: v.nullable(v.string()),
      /** one per line of a source; those of a list that name one product, by its model or UPC, are joined */
      lines: v.array(CheckedLine),
    }),
  }),
  addLines: endpoint({
    method: 'POST',
    path: 'api/carts/add-lines',
    auth: 'required',
    cartScoped: true,
    summary: 'Add lines to the current cart, at most once per request_id whatever is repeated within a day',
    body: v.strictObject({ request_id: v.pipe(v.string(), v.uuid()), lines: ProductLines }),
    answer: AddedLines,
  }),
}
