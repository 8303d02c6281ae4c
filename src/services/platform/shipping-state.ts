import { deliveryCalls, type ListedAddress, type ShippingAddress } from '#contract/delivery/delivery.ts'
import type { Call } from './client/client.ts'

const TEXAS = /^(tx|texas)$/i

/** Where everything goes, when that is a state with goods of its own: all saved addresses are in it. Null: another one, or unknown. */
export const stateOfAddresses = (addresses: readonly Pick<ShippingAddress, 'state'>[]): 'TX' | null =>
  addresses.length > 0 && addresses.every(({ state }) => TEXAS.test(state)) ? 'TX' : null

/** The address book of the customer, without the address of a single cart. */
export const readAddresses = async (call: Call, signal?: AbortSignal): Promise<readonly ListedAddress[]> => {
  const found = await call(deliveryCalls.selectShippingAddresses, {}, signal ? { signal } : {})
  return found.filter(({ is_customer_address }) => is_customer_address)
}
