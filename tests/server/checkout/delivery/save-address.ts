import { deliveryCalls } from '#contract/delivery/delivery.ts'
import type { Shopper } from '#tests/support/shopper.ts'

export const address = {
  name: 'Dana Whitfield',
  street_address: '9 Mill Lane',
  city: 'Tulsa',
  state: 'oklahoma',
  postcode: '74103-0001',
  telephone: '(417) 555-0101',
}

/** Saves the address with other fields, and chooses it for the cart. */
export const saveAddress = (shopper: Shopper, shippingAddress: object) =>
  shopper.call(deliveryCalls.saveShippingAddress, {
    body: { shippingAddress: { ...address, ...shippingAddress } },
  })
