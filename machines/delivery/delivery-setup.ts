import { assign, emit, sendTo, setup } from 'xstate'
import type { Pickup } from '#contract/carts.ts'
import type { AddressInput } from '#contract/delivery.ts'
import { placeholderActor } from '#machines/placeholder-actor.ts'
import { isScheduled } from '#machines/checkout-preflight/checkout-preflight.outcome.ts'
import { systemActor } from '#machines/system.ts'
import { type PickupVerdict, savedIn, withDate } from './delivery.outcome.ts'
import type {
  AddressAnswer,
  AddressChoice,
  DeliveryContext,
  DeliveryEmitted,
  DeliveryEvent,
  DeliveryInput,
  DeliveryTag,
  LoadAddressLogic,
  LoadDatesLogic,
  LoadPickupTimesLogic,
  PickupSaved,
  PickupTime,
  SaveShippingAddressLogic,
  SetShippingAddressLogic,
  UpdatePickupInfoLogic,
} from './delivery.types.ts'

export const deliverySetup = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    emitted: {} as DeliveryEmitted,
    input: {} as DeliveryInput,
    tags: {} as DeliveryTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    loadAddress: placeholderActor<LoadAddressLogic>(),
    setShippingAddress: placeholderActor<SetShippingAddressLogic>(),
    saveShippingAddress: placeholderActor<SaveShippingAddressLogic>(),
    loadDates: placeholderActor<LoadDatesLogic>(),
    loadPickupTimes: placeholderActor<LoadPickupTimesLogic>(),
    updatePickupInfo: placeholderActor<UpdatePickupInfoLogic>(),
  },
  guards: {
    hasDestination: ({ context }) => context.pickup.is_pickup || context.cartShippingAddressIsValid,
    isPickup: ({ context }) => context.pickup.is_pickup,
    isScheduled: ({ context }) => isScheduled(context.pickup),
    isEditing: ({ context }) => context.showEditShippingModal,
    hasNextAddress: ({ context }) => context.nextAddressChoice !== null,
    hasTimes: ({ context }) => context.times.length > 0 && context.draft.pickup_date !== null,
    isSaved: (_, params: { readonly success: boolean }) => params.success,
    isWayChanged: (_, params: { readonly verdict: PickupVerdict }) => params.verdict === 'wayChanged',
    isNowScheduled: (_, params: { readonly verdict: PickupVerdict }) => params.verdict === 'scheduled',
    isPickupSaved: (_, params: { readonly verdict: PickupVerdict }) => params.verdict === 'saved',
  },
  actions: {
    recordAddress: assign((_, { answer }: { readonly answer: AddressAnswer }) => ({
      cartShippingAddress: answer.cart_shipping_address,
      cartShippingAddressIsValid: answer.cart_shipping_address_is_valid,
      cartShippingAddressErrorMessage: answer.cart_shipping_address_error_message,
      addresses: answer.addresses,
    })),
    forgetAddress: assign({
      cartShippingAddress: null,
      cartShippingAddressIsValid: false,
      nextAddressChoice: null,
    }),
    recordAddressChoice: assign((_, { choice }: { readonly choice: AddressChoice }) => ({
      addressChoice: choice,
    })),
    recordNextAddress: assign((_, { choice }: { readonly choice: AddressChoice }) => ({
      nextAddressChoice: choice,
    })),
    takeNextAddress: assign(({ context }) => ({
      addressChoice: context.nextAddressChoice,
      nextAddressChoice: null,
    })),
    recordRefusal: assign(({ context }, { errors }: { readonly errors: readonly string[] }) => ({
      refusal: errors,
      refusals: context.refusals + 1,
    })),
    forgetRefusal: assign({ refusal: null }),
    recordAddressForm: assign((_, { address }: { readonly address: AddressInput }) => ({
      addressForm: address,
    })),
    forgetAddressForm: assign({ addressForm: null }),
    openForm: assign({ showEditShippingModal: true }),
    closeForm: assign({ showEditShippingModal: false }),
    recordDates: assign((_, { dates }: { readonly dates: readonly string[] }) => ({ dates })),
    recordTimes: assign((_, { times }: { readonly times: readonly PickupTime[] }) => ({ times })),
    forgetTimes: assign({ times: [] }),
    recordDraft: assign((_, { draft }: { readonly draft: Pickup }) => ({ draft })),
    recordDate: assign(({ context }, { date }: { readonly date: string }) => ({
      draft: withDate(context.pickup, date),
    })),
    recordPickup: assign(({ context }, { answer }: { readonly answer: PickupSaved }) => ({
      pickup: savedIn(answer, context.draft),
      draft: savedIn(answer, context.draft),
    })),
    settleDestination: sendTo(systemActor('shippingQuotes'), ({ context }) => ({
      type: 'destination.settled',
      is_shipped: !context.pickup.is_pickup && context.cartShippingAddressIsValid,
    })),
    tellDestination: sendTo(systemActor('texasCheck'), ({ context }) => ({
      type: 'destination.known',
      state: context.cartShippingAddress?.state ?? null,
      is_pickup: context.pickup.is_pickup,
    })),
    dropQuotes: sendTo(systemActor('shippingQuotes'), { type: 'destination.changed' }),
    reloadBilling: sendTo(systemActor('payment'), { type: 'billing.reload' }),
    reportChange: sendTo(systemActor('checkout'), { type: 'address.changed' }),
    reopenStep: sendTo(systemActor('checkout'), { type: 'step.reopened', step: 'shipping' }),
    completeDelivery: sendTo(systemActor('checkout'), { type: 'delivery.completed' }),
    completeShipping: sendTo(systemActor('checkout'), { type: 'shipping.completed' }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    announceAddress: emit({ type: 'notice.addressUpdated' }),
    announcePickup: emit({ type: 'notice.pickupSaved' }),
    announcePickupFailure: emit({ type: 'notice.pickupFailed' }),
    announceRefusal: emit((_, { errors }: { readonly errors: readonly string[] }) => ({
      type: 'notice.requestFailed',
      errors,
    })),
  },
})
