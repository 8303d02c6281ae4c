import { useSelector } from '@xstate/react'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'

/** The cart as the cart page shows it. */
export function useCartPage() {
  const cart = usePeer('cart')
  const context = useSelector(cart, (snapshot) => snapshot.context)
  const isUpdating = useSelector(cart, (snapshot) => snapshot.hasTag('updating'))
  const hasFailed = useSelector(cart, (snapshot) => snapshot.hasTag('unreachable'))
  return {
    cart: context.cart,
    totals: context.cartTotals,
    sort: context.cartFilter.sort,
    lines: linesOf(context),
    messages: context.lineMessages,
    isLoading: context.cart === null,
    isUpdating,
    hasFailed,
  }
}
