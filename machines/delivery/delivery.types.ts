import type { PromiseActorLogic } from 'xstate'
import type { AddressInput, deliveryCalls, Pickup, ShippingAddress } from '#contract/delivery/delivery.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { RefusalContext, RequestFailed } from '#machines/platform/refused-request.ts'

export interface DeliveryInput {
  readonly pickup: Pickup
}

export interface AddressChoice {
  readonly shipping_address_id: number
  readonly is_customer_address: boolean
}

export interface DeliveryContext extends RefusalContext {
  readonly cartShippingAddress: ShippingAddress | null
  readonly cartShippingAddressIsValid: boolean
  readonly cartShippingAddressErrorMessage: string | null
  readonly addresses: readonly ShippingAddress[]
  /** the saved address being selected */
  readonly addressChoice: AddressChoice | null
  /** chosen while another address is being selected or read; selected next */
  readonly nextAddressChoice: AddressChoice | null
  readonly addressForm: AddressInput | null
  /** submitted while an address is being selected or loaded; saved next */
  readonly nextAddressForm: AddressInput | null
  /** the address form is shown instead of the saved addresses */
  readonly showEditShippingModal: boolean
  /** the input of schedule */
  readonly initialPickup: Pickup
  readonly isPickup: boolean
}

export type DeliveryEvent =
  | ({ readonly type: 'address.choose' } & AddressChoice)
  /** Add address */
  | { readonly type: 'address.edit' }
  /** Use a saved address */
  | { readonly type: 'address.cancel' }
  | { readonly type: 'address.save'; readonly address: AddressInput }
  | { readonly type: 'address.reload' }
  /** from schedule: freight or pickup */
  | { readonly type: 'way.saved'; readonly is_pickup: boolean }
  /** from stepCompletion; answered with `address.settled` when nothing is in flight */
  | { readonly type: 'address.settle' }

export type DeliveryEmitted =
  | { readonly type: 'notice.addressUpdated' }
  /** discards the typed form values */
  | { readonly type: 'addressForm.saved' }
  | RequestFailed

export type DeliveryTag = 'pending' | 'unreachable'

export interface AddressAnswer extends Answer<typeof deliveryCalls.selectShippingAddress> {
  /** the address book */
  readonly addresses: readonly ShippingAddress[]
}
export type AddressSaved = Answer<typeof deliveryCalls.saveShippingAddress>

export type LoadAddressLogic = PromiseActorLogic<AddressAnswer, undefined>
export type SetShippingAddressLogic = PromiseActorLogic<AddressSaved, AddressChoice>
export type SaveShippingAddressLogic = PromiseActorLogic<AddressSaved, AddressInput>
