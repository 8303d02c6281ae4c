import type { AddressInput } from '#contract/delivery/delivery.ts'
import type { AddressChoice, DeliveryContext } from './delivery.types.ts'

export const addressChoiceOf = ({
  shipping_address_id,
  is_customer_address,
}: AddressChoice): AddressChoice => ({
  shipping_address_id,
  is_customer_address,
})

/** Narrows a choice that the event before has recorded. */
export function addressChoiceIn({ addressChoice }: DeliveryContext): AddressChoice {
  if (addressChoice === null) throw new Error('an address is set after it is chosen')
  return addressChoice
}

export function addressFormIn({ addressForm }: DeliveryContext): AddressInput {
  if (addressForm === null) throw new Error('an address is saved after it is filled in')
  return addressForm
}
