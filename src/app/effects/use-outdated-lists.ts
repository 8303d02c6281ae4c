import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { outdateOrders, outdateSavedCarts } from '#src/services/platform/outdated-lists.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Outdates saved carts and orders when the cart has changed or, after an order, is another one. */
export function useOutdatedLists(): void {
  const queries = useQueryClient()
  const cart = useSelector(useCustomerActor('cart'), (snapshot) => snapshot?.context.cart ?? null)
  const state = cart && `${cart.id} ${cart.version}`
  const seen = useRef(state)
  useEffect(() => {
    const isChanged = seen.current !== null && state !== null && state !== seen.current
    seen.current = state
    if (!isChanged) return
    void outdateSavedCarts(queries)
    void outdateOrders(queries)
  }, [queries, state])
}
