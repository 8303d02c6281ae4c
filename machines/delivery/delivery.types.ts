import type { PromiseActorLogic } from 'xstate'
import type { accountCalls } from '#contract/account.ts'
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

export interface PickupTime {
  readonly value: string
  readonly label: string
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
  /** the form for an address stands in the place of the saved ones */
  readonly showEditShippingModal: boolean
  /** as the server has it */
  readonly pickup: Pickup
  /** as it will be when the save in flight, or the choice of a time, succeeds */
  readonly draft: Pickup
  readonly dates: readonly string[]
  readonly times: readonly PickupTime[]
  /** the server's errors about the last attempt; null: it was not refused */
  readonly refusal: readonly string[] | null
  /** how many attempts were refused */
  readonly refusals: number
}

export type DeliveryEvent =
  /** Ship or Pick up */
  | { readonly type: 'delivery.choose'; readonly is_pickup: boolean }
  | ({ readonly type: 'address.choose' } & AddressChoice)
  /** Add address */
  | { readonly type: 'address.edit' }
  /** Use a saved address */
  | { readonly type: 'address.cancel' }
  | { readonly type: 'address.save'; readonly address: AddressInput }
  | { readonly type: 'address.reload' }
  | {
      readonly type: 'contact.save'
      readonly pickup_name: string | null
      readonly pickup_phone: string | null
    }
  | { readonly type: 'dates.reload' }
  /** a ship date, or the day of the pickup */
  | { readonly type: 'date.choose'; readonly date: string }
  | { readonly type: 'time.choose'; readonly time: string }
  /** Continue on the details step */
  | { readonly type: 'delivery.confirm' }
  /** Continue on the shipping step of an order that is picked up */
  | { readonly type: 'pickup.confirm' }

export type DeliveryEmitted =
  | { readonly type: 'notice.addressUpdated' }
  | { readonly type: 'notice.pickupSaved' }
  | { readonly type: 'notice.pickupFailed' }
  | { readonly type: 'notice.requestFailed'; readonly errors: readonly string[] }

export type DeliveryTag = 'addressPending' | 'addressUnreachable' | 'schedulePending' | 'datesUnreachable'

export interface AddressAnswer extends Answer<typeof deliveryCalls.selectShippingAddress> {
  /** the address book */
  readonly addresses: readonly ShippingAddress[]
}
export type AddressSaved = Answer<typeof deliveryCalls.saveShippingAddress>
export type PickupSaved = Answer<typeof deliveryCalls.updatePickupInfo>
export type DatesAnswer = Answer<typeof accountCalls.loadAvailableShipDates>
export type TimesAnswer = Answer<typeof accountCalls.loadAvailablePickupTimes>

export type LoadAddressLogic = PromiseActorLogic<AddressAnswer, undefined>
export type SetShippingAddressLogic = PromiseActorLogic<AddressSaved, AddressChoice>
export type SaveShippingAddressLogic = PromiseActorLogic<AddressSaved, AddressInput>
/** Ship dates, or the days on which an order can be picked up. */
export type LoadDatesLogic = PromiseActorLogic<DatesAnswer, { readonly is_pickup: boolean }>
export type LoadPickupTimesLogic = PromiseActorLogic<TimesAnswer, { readonly date: string }>
export type UpdatePickupInfoLogic = PromiseActorLogic<PickupSaved, Pickup>
