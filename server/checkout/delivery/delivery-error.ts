import { MESSAGES } from '#contract/platform/messages.ts'
import type { CartContents } from '#server/cart/read-cart.ts'
import { addressError } from '#server/delivery/address-error.ts'
import { validQuote } from '#server/delivery/quote-inputs.ts'
import { isTexas } from '#server/delivery/texas.ts'

export type DeliveryError = { readonly kind: 'texas' | 'address' | 'carrier'; readonly text: string }

/**
 * Why a cart cannot be delivered as it is, or null. A pickup needs neither address nor quote. Whether the days are still
 * offered is checked when the order is placed.
 */
export function deliveryError({ cart, lines }: CartContents, now: Date): DeliveryError | null {
  if (cart.is_pickup) {
    return cart.pickup_date !== null && cart.pickup_time !== null
      ? null
      : { kind: 'carrier', text: 'Choose the day and time of the pickup.' }
  }
  const { address } = cart
  if (address && isTexas(address.state, address.postcode) && lines.some((line) => line.texas_restricted))
    return { kind: 'texas', text: MESSAGES.texas }
  const text = addressError(address)
  if (text !== null) return { kind: 'address', text }
  if (validQuote(cart, lines, now)) return null
  return {
    kind: 'carrier',
    text: 'Choose a carrier. The shipping price is no longer the one that was chosen.',
  }
}
