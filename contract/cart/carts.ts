import * as v from 'valibot'
import { Age } from '#contract/site/age.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { Pickup } from '#contract/delivery/delivery.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { Product } from '#contract/catalogue/products.ts'
import { CartMeta, Count, Fee, Id, Outcome, Text } from '#contract/platform/wire.ts'

const Quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_QUANTITY))

export const CartLine = v.object({
  id: Id,
  customers_carts_id: Id,
  products_id: Id,
  quantity: Count,
  final_price: Money,
  total_price: Money,
  products_model: v.string(),
  products_name: v.string(),
  products_url: v.string(),
  image_url: v.string(),
  products_packaging: v.string(),
  pieces_per_case: Count,
  /** cases in stock */
  available: Count,
  texas_restricted: v.boolean(),
  pro_use: v.boolean(),
  success: v.optional(v.boolean(), true),
  status: v.optional(v.nullable(v.string()), null),
  message: v.optional(v.nullable(v.string()), null),
})
export type CartLine = v.InferOutput<typeof CartLine>

/** The outcome of the submission of a cart. */
export const SUBMISSION_STATUSES = ['none', 'pending', 'complete', 'declined', 'error'] as const

/** `none`: no line is for professional use; refused documents count as missing. */
export const CART_DOCUMENTS = ['none', 'missing', 'review', 'approved', 'expired'] as const
export type CartDocuments = (typeof CART_DOCUMENTS)[number]

/** Such a cart cannot be ordered. */
export const lacksDocuments = (documents: CartDocuments): boolean =>
  documents === 'missing' || documents === 'expired'

export const LastSubmission = v.object({
  cart_id: Id,
  status: v.picklist(SUBMISSION_STATUSES),
  /** null: without an order */
  orders_id: v.nullable(Id),
  /** it ended within the last 15 minutes by the clock of the server, or is still pending */
  is_recent: v.boolean(),
})

export const Cart = v.object({
  id: Id,
  cart_name: v.nullable(v.string()),
  /** increases with every change of lines, address, quote, coupon and billing */
  version: Count,
  items: v.array(CartLine),
  has_valid_carrier: v.boolean(),
  /** `shipping_quotes_id` of the chosen quote */
  shipping_quotes_id: v.nullable(v.string()),
  delivery: Pickup,
  rush_shipping: v.boolean(),
  comments: v.nullable(v.string()),
  /** before this cart can be ordered; null: the customer has confirmed it already */
  age_to_confirm: Age,
  /** the documents that its lines need, on the day of the shipment or pickup */
  documents: v.optional(v.picklist(CART_DOCUMENTS), 'none'),
  /** the latest submitted cart of this customer, and its outcome */
  last_submission: v.nullable(LastSubmission),
})
export type Cart = v.InferOutput<typeof Cart>

/** `class` holds text style flags: strikethrough, emphasize, muted, small. */
export const TotalLine = v.object({ title: v.string(), text: v.string(), class: v.string(), value: Money })
export type TotalLine = v.InferOutput<typeof TotalLine>

export const CartTotals = v.object({
  totals: v.array(TotalLine),
  option_fees: v.array(Fee),
  total: Money,
  subtotal: Money,
  /** on the cart page: freight or card fee are assumed or missing */
  is_estimated: v.optional(v.boolean(), false),
  /** on the cart page: what is assumed, missing or changed by checkout, one sentence each */
  notes: v.optional(v.array(v.string()), []),
})
export type CartTotals = v.InferOutput<typeof CartTotals>

/** A line without `id` adds to the cart; with `id` it sets the quantity. Prices are ignored. */
const CartProduct = v.strictObject({
  id: v.optional(Id),
  customers_carts_id: v.optional(Id),
  products_id: Id,
  quantity: Quantity,
  final_price: v.optional(v.number()),
  total_price: v.optional(v.number()),
})

export const LineUpdate = v.object({
  success: v.boolean(),
  status: v.nullable(v.string()),
  message: v.nullable(v.string()),
  errors: v.optional(v.array(v.string()), []),
  data: v.nullable(v.object({ id: Id, quantity: Count, final_price: Money, total_price: Money })),
  meta: CartMeta,
})
export type LineUpdate = v.InferOutput<typeof LineUpdate>

export const SavedCart = v.object({
  id: Id,
  cart_name: v.nullable(v.string()),
  date_modified: v.string(),
  item_count: Count,
  total: Money,
  is_current: v.boolean(),
  items: v.optional(v.array(CartLine), []),
})
export type SavedCart = v.InferOutput<typeof SavedCart>
const SavedCarts = v.object({ carts: v.array(SavedCart) })

export const cartCalls = {
  selectCart: endpoint({
    method: 'GET',
    path: 'api/carts/select-cart',
    auth: 'required',
    summary: 'The current cart; sort is 1 model, 2 name, 3 quantity',
    query: v.strictObject({ sort: v.optional(v.picklist(['1', '2', '3'])) }),
    answer: Cart,
  }),
  selectCartSummary: endpoint({
    method: 'GET',
    path: 'api/carts/select-cart-summary',
    auth: 'required',
    summary: 'The number of cases in the current cart',
    answer: v.object({ cart_item_count: Count }),
  }),
  selectCartTotals: endpoint({
    method: 'POST',
    path: 'api/carts/select-cart-totals',
    auth: 'required',
    summary:
      'Totals of the current cart as it will be charged; for the cart page (step 01-cart) an estimate of them',
    body: v.strictObject({ step: v.optional(v.literal('01-cart')) }),
    answer: CartTotals,
  }),
  updateCartProduct: endpoint({
    method: 'POST',
    path: 'api/carts/update-customer-cart-product',
    auth: 'required',
    summary: 'Add a product or set the quantity of a line',
    body: v.strictObject({ cart_product: CartProduct }),
    answer: LineUpdate,
  }),
  deleteCartProduct: endpoint({
    method: 'POST',
    path: 'api/carts/delete-customer-cart-product',
    auth: 'required',
    summary: 'Remove a line',
    body: v.strictObject({ id: Id }),
    answer: v.object({
      success: v.boolean(),
      message: v.nullable(v.string()),
      errors: v.optional(v.array(v.string()), []),
      meta: CartMeta,
    }),
  }),
  updateCart: endpoint({
    method: 'POST',
    path: 'api/carts/update-cart',
    auth: 'required',
    cartScoped: true,
    summary:
      'Rename the current cart or, by its id, a saved one; set rush shipping and comments of the current one',
    body: v.strictObject({
      /** of a saved cart, which is only renamed */
      id: v.optional(Id),
      cart_name: v.optional(Text(80)),
      cart: v.optional(
        v.strictObject({
          rush_shipping: v.optional(v.boolean()),
          comments: v.optional(v.nullable(Text(1_000))),
        }),
      ),
    }),
    answer: Outcome,
  }),
  newCart: endpoint({
    method: 'POST',
    path: 'api/carts/new-cart',
    auth: 'required',
    cartScoped: true,
    summary: 'Save the current cart and open a new one; an empty current cart is answered as it is',
    body: v.strictObject({}),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(v.array(v.string()), []),
      message: v.nullable(v.string()),
      data: v.object({ id: Id }),
    }),
  }),
  setCart: endpoint({
    method: 'POST',
    path: 'api/carts/set-cart',
    auth: 'required',
    cartScoped: true,
    summary: 'Make a saved cart the current one',
    body: v.strictObject({ id: Id }),
    answer: Outcome,
  }),
  markForDeletion: endpoint({
    method: 'POST',
    path: 'api/carts/mark-for-deletion',
    auth: 'required',
    summary: 'Mark a saved cart for deletion; never the current one',
    body: v.strictObject({ id: Id }),
    answer: Outcome,
  }),
  selectSavedCarts: endpoint({
    method: 'GET',
    path: 'api/carts/select-saved-carts',
    auth: 'required',
    summary: 'Saved carts, newest first',
    answer: SavedCarts,
  }),
  selectSavedCartsWithItems: endpoint({
    method: 'POST',
    path: 'api/carts/select-saved-carts-with-items',
    auth: 'required',
    summary: 'Saved carts with their lines; filter is a part of the name, id is that of a single cart',
    body: v.strictObject({
      id: v.optional(Id),
      limit: v.optional(v.pipe(Id, v.maxValue(100))),
      filter: v.optional(v.nullable(Text(80))),
    }),
    answer: SavedCarts,
  }),
  purgeOldCartData: endpoint({
    method: 'GET',
    path: 'api/carts/purge-old-cart-data',
    auth: 'required',
    writes: true,
    summary: 'Delete carts marked for deletion; at most once a day',
    answer: v.object({ success: v.boolean(), date_purged: v.string() }),
  }),
  getRecommendedProducts: endpoint({
    method: 'POST',
    path: 'api/carts/get-recommended-products',
    auth: 'required',
    cartScoped: true,
    summary: 'Products that go with the cart; customer and cartId change nothing of whose cart is read',
    body: v.strictObject({
      customer: v.optional(v.unknown()),
      cartId: v.optional(v.nullable(Id)),
      projectId: v.optional(Id),
    }),
    answer: v.array(Product),
  }),
  recommendedClick: endpoint({
    method: 'POST',
    path: 'api/carts/recommended-click',
    auth: 'required',
    summary: 'A recommended product was chosen',
    body: v.strictObject({ products_id: Id, products_model: Text(40), cartId: v.nullable(Id) }),
    answer: Outcome,
  }),
}
