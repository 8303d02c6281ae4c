import { useSelector } from '@xstate/react'
import { isAdding, itemCountOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import { usePeer } from './use-peer.ts'

/** The cart as it will be once the server has confirmed everything that the shopper did. */
export function useCart() {
  const cart = usePeer('cart')
  return {
    count: useSelector(cart, itemCountOf),
    isUpdating: useSelector(cart, (snapshot) => snapshot.hasTag('updating')),
    hasFailed: useSelector(cart, (snapshot) => snapshot.hasTag('unreachable')),
    add: (products_id: number, quantity: number) => cart.send({ type: 'line.add', products_id, quantity }),
  }
}

/** One product in the cart. */
export function useInCart(productsId: number) {
  const cart = usePeer('cart')
  return {
    quantity: useSelector(cart, (snapshot) => quantityOf(snapshot, productsId)),
    isAdding: useSelector(cart, (snapshot) => isAdding(snapshot, productsId)),
    add: (quantity: number) => cart.send({ type: 'line.add', products_id: productsId, quantity }),
  }
}
