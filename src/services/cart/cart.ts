import { fromPromise } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { setLinesCalls } from '#contract/cart/set-lines.ts'
import type {
  CartChange,
  CartView,
  ChangeCartLogic,
  ChangeReply,
  LoadCartLogic,
  LoadedCart,
} from '#machines/cart/cart.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

export function cartServices(call: Call) {
  const loadCart: LoadCartLogic = fromPromise(({ input, signal }) => load(call, input, signal))
  const changeCart: ChangeCartLogic = fromPromise(({ input }) => change(call, input.change, input.cart_id))
  return { loadCart, changeCart }
}

async function load(call: Call, { sort, step }: CartView, signal: AbortSignal): Promise<LoadedCart> {
  const [cart, cartSummary, cartTotals] = await Promise.all([
    call(cartCalls.selectCart, { query: { sort: `${sort}` } }, { signal }),
    call(cartCalls.selectCartSummary, {}, { signal }),
    call(cartCalls.selectCartTotals, { body: step === null ? {} : { step } }, { signal }),
  ])
  return { cart, cartSummary, cartTotals }
}

async function change(call: Call, wanted: CartChange, cartId: number | null): Promise<ChangeReply> {
  if (wanted.kind === 'remove' || (wanted.kind === 'set' && wanted.quantity === 0)) {
    const answer = await call(cartCalls.deleteCartProduct, { body: { id: wanted.id } })
    return { ...answer, status: null, data: null }
  }
  if (wanted.kind === 'lines') {
    const body = { lines: [...wanted.lines], is_undo: wanted.reason === 'undo' }
    return { ...(await call(setLinesCalls.setLines, { body })), status: null, message: null, data: null }
  }
  if (wanted.kind === 'rush') {
    const body = { cart: { rush_shipping: wanted.rush_shipping } }
    const answer = await call(cartCalls.updateCart, { body })
    return { ...answer, status: null, data: null, meta: { new_cart_id: null } }
  }
  const line = {
    products_id: wanted.products_id,
    quantity: wanted.quantity,
    ...(wanted.kind === 'set' ? { id: wanted.id } : {}),
    ...(cartId === null ? {} : { customers_carts_id: cartId }),
  }
  return call(cartCalls.updateCartProduct, { body: { cart_product: line } })
}
