import { addressErrors } from '#server/account/contact/address-check.ts'
import type { CartRow } from '#server/cart/cart-row.ts'

/** Why nothing can be shipped to the address of a cart, or null. */
export function addressError(address: CartRow['address']): string | null {
  if (!address) return 'Choose the address to ship to.'
  const errors = addressErrors(address)
  return errors.length > 0 ? errors.join(' ') : null
}
