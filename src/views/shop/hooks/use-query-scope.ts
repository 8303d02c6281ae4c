import { useSelector } from '@xstate/react'
import type { QueryScope } from '#src/services/queries.ts'
import { useShop } from '#src/views/shop/shop-context.ts'
import { useSystemActor } from './use-system-actor.ts'

/** The scope for query keys of responses that may contain prices. */
export function useQueryScope(): QueryScope {
  const { call, projectId } = useShop()
  const level = useSelector(useSystemActor('session'), ({ context }) =>
    context.customer === null
      ? null
      : `${context.customer.price_levels_short_name}${context.customer.special_order_enabled ? '+' : ''}`,
  )
  return { call, projectId, level }
}
