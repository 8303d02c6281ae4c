import { useSelector } from '@xstate/react'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** The lines and totals of the cart, for the summary. */
export function useOrder() {
  const snapshot = useSelector(useSystemActor('cart'), (current) => current)
  return {
    cart: snapshot.context.cart,
    totals: snapshot.context.cartTotals,
    lines: linesOf(snapshot),
    isUpdating: snapshot.hasTag('updating') || snapshot.hasTag('changing'),
    hasFailed: snapshot.hasTag('unreachable'),
  }
}
