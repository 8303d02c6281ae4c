import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { outdateTemplates } from '#src/services/platform/outdated-lists.ts'
import type { QuickOrderActor } from '#src/views/quick-order/use-quick-order.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** After lines were added, the cart is loaded again, and the templates have another order. */
export function useQuickOrderEffects(order: QuickOrderActor): void {
  const queries = useQueryClient()
  const cart = useCustomerActor('cart')
  const coupon = useCustomerActor('coupon')
  useEffect(() => {
    const subscription = order.on('cart.changed', () => {
      cart?.send({ type: 'cart.reload' })
      coupon?.send({ type: 'coupon.load' })
      void outdateTemplates(queries)
    })
    return () => subscription.unsubscribe()
  }, [order, queries, cart, coupon])
}
