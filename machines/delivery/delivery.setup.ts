import { assign, emit, sendTo, setup } from 'xstate'
import type { AddressInput } from '#contract/delivery/delivery.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { nextRefusal, type OfErrors, requestFailed } from '#machines/platform/refused-request.ts'
import { scheduleMachine } from './schedule/schedule.machine.ts'
import { stepCompletionMachine } from './step-completion/step-completion.machine.ts'
import { systemActor } from '#machines/platform/system.ts'
import type {
  AddressAnswer,
  AddressChoice,
  DeliveryContext,
  DeliveryEmitted,
  DeliveryEvent,
  DeliveryInput,
  DeliveryTag,
  LoadAddressLogic,
  SaveShippingAddressLogic,
  SetShippingAddressLogic,
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
    schedule: scheduleMachine,
    stepCompletion: stepCompletionMachine,
  },
  guards: {
    isEditing: ({ context }) => context.showEditShippingModal,
    hasNextAddress: ({ context }) => context.nextAddressChoice !== null,
    hasNext: ({ context }) => context.nextAddressChoice !== null || context.nextAddressForm !== null,
    hasNextForm: ({ context }) => context.nextAddressForm !== null,
    isSaved: (_, params: { readonly success: boolean }) => params.success,
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
      nextAddressForm: null,
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
    recordRefusal: assign(({ context }, params: OfErrors) => nextRefusal(context, params)),
    forgetRefusal: assign({ refusal: null }),
    recordAddressForm: assign((_, { address }: { readonly address: AddressInput }) => ({
      addressForm: address,
    })),
    recordNextForm: assign((_, { address }: { readonly address: AddressInput }) => ({
      nextAddressForm: address,
    })),
    takeNextForm: assign(({ context }) => ({ addressForm: context.nextAddressForm, nextAddressForm: null })),
    forgetAddressForm: assign({ addressForm: null }),
    openForm: assign({ showEditShippingModal: true }),
    closeForm: assign({ showEditShippingModal: false }),
    recordWay: assign((_, { isPickup }: { readonly isPickup: boolean }) => ({ isPickup })),
    settleDestination: sendTo(systemActor('shippingQuotes'), ({ context }) => ({
      type: 'destination.settled',
      isShipped: !context.isPickup && context.cartShippingAddressIsValid,
    })),
    notifyDestination: sendTo(systemActor('texasCheck'), ({ context }) => ({
      type: 'destination.known',
      state: context.cartShippingAddress?.state ?? null,
      is_pickup: context.isPickup,
    })),
    dropQuotes: sendTo(systemActor('shippingQuotes'), { type: 'destination.changed' }),
    reportChange: sendTo(systemActor('checkout'), { type: 'address.changed' }),
    reportSave: sendTo(systemActor('stepCompletion'), { type: 'save.started' }),
    reportFailure: sendTo(systemActor('stepCompletion'), { type: 'save.failed' }),
    reportAddress: sendTo(systemActor('stepCompletion'), ({ context }) => ({
      type: 'address.settled',
      hasDestination: context.isPickup || context.cartShippingAddressIsValid,
    })),
    // a typed address replaces the saved one
    reportForm: sendTo(systemActor('stepCompletion'), ({ context }) => ({
      type: 'address.settled',
      hasDestination: context.isPickup,
    })),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    announceAddress: emit({ type: 'notice.addressUpdated' }),
    announceForm: emit({ type: 'addressForm.saved' }),
    announceRefusal: emit(requestFailed),
  },
})
