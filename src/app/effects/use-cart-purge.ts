import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { purgeQuery } from '#src/services/cart/cart-purge-query.ts'
import { useCustomerActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Deletes carts marked for deletion, once a day after the cart has loaded. */
export function useCartPurge(): void {
  const { today } = useShop()
  const cart = useCustomerActor('cart')
  const isLoaded = useSelector(cart, (snapshot) => snapshot !== undefined && snapshot.context.cart !== null)
  useQuery({ ...purgeQuery(useQueryScope(), today()), enabled: isLoaded })
}
