import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { purgeQuery } from '#src/services/cart/cart-purge-query.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { purgeDay } from './storage.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Deletes carts marked for deletion, once a day after the cart has loaded. */
export function useCartPurge(): void {
  const { today } = useShop()
  const cart = useCustomerActor('cart')
  const isLoaded = useSelector(cart, (snapshot) => snapshot !== undefined && snapshot.context.cart !== null)
  const id = useSession().user?.customers_id ?? 0
  useQuery({ ...purgeQuery(useQueryScope(), id, today(), purgeDay(id)), enabled: isLoaded && id !== 0 })
}
