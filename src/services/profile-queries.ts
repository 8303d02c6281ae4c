import { queryOptions } from '@tanstack/react-query'
import { deliveryCalls, type ShippingAddress } from '#contract/delivery.ts'
import type { QueryScope } from './queries.ts'

/** The address book of the customer, without the address of a single cart. */
export const addressesQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: ['addresses', projectId, level],
    queryFn: async ({ signal }): Promise<readonly ShippingAddress[]> => {
      const found = await call(deliveryCalls.selectShippingAddresses, {}, { signal })
      return found.filter(({ is_customer_address }) => is_customer_address)
    },
    retry: false,
  })
