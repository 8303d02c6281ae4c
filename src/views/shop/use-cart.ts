import { useSelector } from '@xstate/react'
import { type CartSnapshot, isAdding, itemCountOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import { useCustomerPeer } from './use-peer.ts'

/** Reads the cart; until its machine is here, `absent` stands for what is read. */
function useCartReading<T>(read: (snapshot: CartSnapshot) => T, absent: T): T {
  const cart = useCustomerPeer('cart')
  return useSelector(cart, (snapshot) => (snapshot === undefined ? absent : read(snapshot)))
}

/** The cart as it will be once the server has confirmed everything that the shopper did. */
export function useCart() {
  return {
    count: useCartReading(itemCountOf, 0),
    isUpdating: useCartReading((snapshot) => snapshot.hasTag('updating'), true),
    hasFailed: useCartReading((snapshot) => snapshot.hasTag('unreachable'), false),
  }
}

/** One product in the cart. */
export function useInCart(productsId: number) {
  const cart = useCustomerPeer('cart')
  return {
    quantity: useCartReading((snapshot) => quantityOf(snapshot, productsId), 0),
    isAdding: useCartReading((snapshot) => isAdding(snapshot, productsId), true),
    add: (quantity: number) => cart?.send({ type: 'line.add', products_id: productsId, quantity }),
  }
}
