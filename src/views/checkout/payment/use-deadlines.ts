import { useQuery } from '@tanstack/react-query'
import { deadlinesQuery } from '#src/services/site/deadline-queries.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** The payment deadlines of the cart; none until they are read, or when their last read has failed. */
export function useDeadlines(): readonly string[] {
  const { cart } = useOrder()
  const { data, isSuccess } = useQuery(deadlinesQuery(useShop().call, cart))
  return isSuccess ? data : []
}
