import { useSelector } from '@xstate/react'
import { countOf, linesOf } from '#machines/cart/cart.selectors.ts'
import { usePeer } from './use-peer.ts'
import { useSession } from './use-session.ts'

/** The cart as it will be once the server has confirmed everything that the shopper did. */
export function useCart() {
  const cart = usePeer('cart')
  const { status } = useSession()
  const context = useSelector(cart, (snapshot) => snapshot.context)
  const isUpdating = useSelector(cart, (snapshot) => snapshot.hasTag('updating'))
  const hasFailed = useSelector(cart, (snapshot) => snapshot.hasTag('unreachable'))
  const pending = [context.sending, ...context.queue]
  return {
    isSignedIn: status === 'signedIn',
    count: countOf(context),
    isUpdating,
    hasFailed,
    quantityOf: (productsId: number) =>
      linesOf(context)
        .filter((line) => line.products_id === productsId)
        .reduce((sum, line) => sum + line.quantity, 0),
    isAdding: (productsId: number) =>
      pending.some((change) => change?.kind === 'add' && change.products_id === productsId),
    add: (products_id: number, quantity: number) => cart.send({ type: 'line.add', products_id, quantity }),
  }
}
