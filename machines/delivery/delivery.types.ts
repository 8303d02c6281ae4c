import type { PromiseActorLogic } from 'xstate'
import type { Pickup } from '#contract/carts.ts'
import type { AddressInput, deliveryCalls, ShippingAddress } from '#contract/delivery.ts'
import type { Answer } from '#contract/endpoint.ts'

export interface DeliveryInput {
  readonly pickup: Pickup
}

export interface AddressChoice {
  readonly shipping_address_id: number
  readonly is_customer_address: boolean
}

export interface DeliveryContext {
  readonly cartShippingAddress: ShippingAddress | null
  readonly cartShippingAddressIsValid: boolean
  readonly cartShippingAddressErrorMessage: string | null
  readonly addresses: readonly ShippingAddress[]
  /** the saved address that is being set */
  readonly addressChoice: AddressChoice | null
  /** chosen while another address is being set or read; set next */
  readonly nextAddressChoice: AddressChoice | null
  readonly addressForm: AddressInput | null
  /** filled in while an address is being set or read; saved next */
  readonly nextAddressForm: AddressInput | null
  /** the form for an address stands in the place of the saved ones */
  readonly showEditShippingModal: boolean
  /** what schedule starts from */
  readonly initialPickup: Pickup
  readonly isPickup: boolean
  /** the server's errors about the last attempt; null: it was not refused */
  readonly refusal: readonly string[] | null
  /** how many attempts were refused */
  readonly refusals: number
}

export type DeliveryEvent =
  | ({ readonly type: 'address.choose' } & AddressChoice)
  /** Add address */
  | { readonly type: 'address.edit' }
  /** Use a saved address */
  | { readonly type: 'address.cancel' }
  | { readonly type: 'address.save'; readonly address: AddressInput }
  | { readonly type: 'address.reload' }
  /** from schedule: ship or pick up */
  | { readonly type: 'way.saved'; readonly is_pickup: boolean }
  /** from stepCompletion, which is told once nothing is being read or saved */
  | { readonly type: 'address.settle' }

export type DeliveryEmitted =
  | { readonly type: 'notice.addressUpdated' }
  /** what was typed into the form is not needed any more */
  | { readonly type: 'addressForm.saved' }
  | { readonly type: 'notice.requestFailed'; readonly errors: readonly string[] }

export type DeliveryTag = 'pending' | 'unreachable'

export interface AddressAnswer extends Answer<typeof deliveryCalls.selectShippingAddress> {
  /** the address book */
  readonly addresses: readonly ShippingAddress[]
}
export type AddressSaved = Answer<typeof deliveryCalls.saveShippingAddress>

export type LoadAddressLogic = PromiseActorLogic<AddressAnswer, undefined>
export type SetShippingAddressLogic = PromiseActorLogic<AddressSaved, AddressChoice>
export type SaveShippingAddressLogic = PromiseActorLogic<AddressSaved, AddressInput>
