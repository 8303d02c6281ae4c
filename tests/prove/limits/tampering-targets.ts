import { cartCalls } from '#contract/cart/carts.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import type { Product } from '#tests/prove/rig/fill-cart.ts'
import type { Shopper } from '#tests/support/shopper.ts'

interface CustomerIds {
  readonly cart: number
  readonly version: number
  readonly line: number
  readonly product: number
  readonly address: number
  readonly quote: string
  readonly option: string
  readonly total: number
}

export interface TamperingTargets {
  readonly own: CustomerIds
  readonly foreign: CustomerIds
  readonly products: readonly Product[]
}

export async function customerIdsOf(shopper: Shopper): Promise<CustomerIds> {
  const cart = await shopper.call(cartCalls.selectCart, {})
  const [line] = cart.items
  const [address] = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  const { shipping_quotes } = await shopper.call(deliveryCalls.selectCarriers, {})
  const { total } = await shopper.call(cartCalls.selectCartTotals, { body: {} })
  const quote = shipping_quotes.find(({ selected }) => selected)
  if (!line || !address || !quote) throw new Error('nothing to tamper with')
  return {
    cart: cart.id,
    version: cart.version,
    line: line.id,
    product: line.products_id,
    address: address.shipping_address_id,
    quote: quote.shipping_quotes_id,
    option: quote.optionId,
    total: total / 100,
  }
}
