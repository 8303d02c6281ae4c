import type { cartCalls } from '#contract/cart/carts.ts'
import { int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { deleteCartProduct, updateCartProduct } from './change-lines.ts'
import { purgeOldCartData } from './purge.ts'
import { estimateOf } from './estimate.ts'
import { awaitsCard } from './offered-methods.ts'
import { priceNow, readCart } from './read-cart.ts'
import { recommendedClick, recommendedProducts } from './recommended.ts'
import { selectSavedCarts, selectSavedCartsWithItems } from './saved-carts.ts'
import { selectCart } from './select-cart.ts'
import { markForDeletion, newCart, setCart } from './switch-cart.ts'
import { estimatedTotals, totalsOf } from './totals.ts'
import { updateCart } from './update-cart.ts'

const summary = statement({
  name: 'cart-summary',
  sql: `select coalesce(sum(l.quantity), 0)::int as cases from carts c join cart_lines l on l.cart_id = c.id
   where c.customer_id = :customerId and c.project_id = :projectId and c.status in ('current', 'submitting')`,
  params: { customerId: int4, projectId: int4 },
  row: { cases: int4 },
})

export const cartHandlers: Handlers<typeof cartCalls> = {
  selectCart: ({ query }, context) => selectCart(query.sort, context),
  selectCartSummary: async (_, { db, session, projectId }) => {
    const [row] = await summary(db, { customerId: session.customerId, projectId })
    return { cart_item_count: row?.cases ?? 0 }
  },
  selectCartTotals: async ({ body }, context) => {
    const contents = await readCart(context)
    if (body.step === '01-cart') return estimatedTotals(await estimateOf(contents, context))
    return totalsOf(contents.cart, priceNow(contents, context), awaitsCard(contents.cart, context))
  },
  updateCartProduct: ({ body }, context) => updateCartProduct(body.cart_product, context),
  deleteCartProduct: ({ body }, context) => deleteCartProduct(body.id, context),
  updateCart: ({ body }, context) => updateCart(body, context),
  newCart: (_, context) => newCart(context),
  setCart: ({ body }, context) => setCart(body.id, context),
  markForDeletion: ({ body }, context) => markForDeletion(body.id, context),
  selectSavedCarts: (_, context) => selectSavedCarts(context),
  selectSavedCartsWithItems: ({ body }, context) => selectSavedCartsWithItems(body, context),
  purgeOldCartData: (_, context) => purgeOldCartData(context),
  getRecommendedProducts: (_, context) => recommendedProducts(context),
  recommendedClick: ({ body }, context) => recommendedClick(body.products_id, context),
}
