import { useSelector } from '@xstate/react'
import { type CartSnapshot, linesOf } from '#machines/cart/cart.selectors.ts'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

/** The cart as the cart page shows it. */
export function useCartPage() {
  const cart = useSystemActor('cart')
  // the page shows nearly all of the machine, so it follows every snapshot
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
