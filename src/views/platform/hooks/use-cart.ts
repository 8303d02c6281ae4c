import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import {
  type CartSnapshot,
  isAdding,
  itemCountOf,
  lineIdOf,
  quantityOf,
} from '#machines/cart/cart.selectors.ts'
import type { quantityEntryMachine } from '#machines/platform/quantity-entry/quantity-entry.machine.ts'
import type {
  LineQuantity,
  QuantityEntryEvent,
} from '#machines/platform/quantity-entry/quantity-entry.types.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useCustomerActor } from './use-system-actor.ts'

/** Selects from the cart; returns `absent` until its machine is loaded. */
function useCartSelector<T>(read: (snapshot: CartSnapshot) => T, absent: T): T {
  const cart = useCustomerActor('cart')
  return useSelector(cart, (snapshot) => (snapshot === undefined ? absent : read(snapshot)))
}

/** The optimistic cart: as it will be when all pending changes are confirmed. */
export function useCart() {
  return {
    count: useCartSelector(itemCountOf, 0),
    isUpdating: useCartSelector((snapshot) => snapshot.hasTag('updating'), true),
    hasFailed: useCartSelector((snapshot) => snapshot.hasTag('unreachable'), false),
  }
}

/** Sends changed quantities of cart lines: committed ones at once, typed ones debounced. */
export function useQuantityEntry() {
  const { shop } = useShop()
  return useMemo(() => {
    const send = (event: QuantityEntryEvent) => {
      // the cart invokes this machine under this systemId while there is a customer
      const entry = shop.system.get('quantityEntry') as ActorRefFrom<typeof quantityEntryMachine> | undefined
      entry?.send(event)
    }
    return {
      commit: (line: LineQuantity) => send({ type: 'quantity.commit', ...line }),
      type: (line: LineQuantity | null) =>
        send(line === null ? { type: 'quantity.clear' } : { type: 'quantity.type', ...line }),
    }
  }, [shop])
}

export type QuantityEntry = ReturnType<typeof useQuantityEntry>

/** A product's line in the cart. */
export function useInCart(productsId: number) {
  const cart = useCustomerActor('cart')
  const entry = useQuantityEntry()
  const quantity = useCartSelector((snapshot) => quantityOf(snapshot, productsId), 0)
  const id = useCartSelector((snapshot) => lineIdOf(snapshot, productsId), null)
  const add = (cases: number) => cart?.send({ type: 'line.add', products_id: productsId, quantity: cases })
  return {
    quantity,
    /** the minimum quantity: a line without a server id yet can only grow */
    lowest: id === null ? quantity : 0,
    isAdding: useCartSelector((snapshot) => isAdding(snapshot, productsId), true),
    add,
    set: (cases: number) => {
      if (id === null) add(cases - quantity)
      else entry.commit({ id, products_id: productsId, quantity: cases })
    },
    type: (cases: number | null) => {
      if (id !== null) entry.type(cases === null ? null : { id, products_id: productsId, quantity: cases })
    },
  }
}
