import { useSelector } from '@xstate/react'
import { type CartSnapshot, linesOf } from '#machines/cart/cart.selectors.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** The cart for the cart page. */
export function useCartPage() {
  const cart = useSystemActor('cart')
  // the page uses nearly all of the snapshot, so no selector
  const snapshot = useSelector(cart, (whole: CartSnapshot) => whole)
  const { context } = snapshot
  return {
    cart: context.cart,
    totals: context.cartTotals,
    sort: context.cartFilter.sort,
    lines: linesOf(snapshot),
    isLoading: context.cart === null,
    isUpdating: snapshot.hasTag('updating'),
    hasFailed: snapshot.hasTag('unreachable'),
  }
}
