import * as v from 'valibot'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { CartMeta, Count, Id } from '#contract/platform/wire.ts'

const MAX_LINES = 1_000

/** Cases of a product; 0 removes its line. */
const LineQuantity = v.strictObject({
  products_id: Id,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
})

export const setLinesCalls = {
  setLines: endpoint({
    method: 'POST',
    path: 'api/carts/set-lines',
    auth: 'required',
    cartScoped: true,
    summary:
      'Set the quantities of several products in the current cart; is_undo gives back what it held before',
    body: v.strictObject({
      /** of products without a line, too; the last one of a product counts */
      lines: v.pipe(v.array(LineQuantity), v.minLength(1), v.maxLength(MAX_LINES)),
      /** quantities may exceed the stock, as they did before; such a cart cannot be ordered */
      is_undo: v.optional(v.boolean(), false),
    }),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(v.array(v.string()), []),
      /** of those products what the cart holds now; without those that are removed, sold out or no longer sold */
      lines: v.array(v.object({ id: Id, products_id: Id, quantity: Count })),
      meta: CartMeta,
    }),
  }),
}
