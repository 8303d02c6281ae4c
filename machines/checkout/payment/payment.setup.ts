import { assign, emit, sendTo, setup } from 'xstate'
import type { Billing, CardAnswer } from '#contract/checkout/payment.ts'
import type { DeliveryErrorKind } from '#contract/platform/wire.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { nextRefusal, type OfErrors, requestFailed } from '#machines/platform/refused-request.ts'
import { systemActor } from '#machines/platform/system.ts'
import { type CardVerdict, isOffered, savedBilling, type SaveVerdict } from './payment.outcome.ts'
import type {
  AuthorizeCardLogic,
  BillingForm,
  ClearMethodLogic,
  LoadBillingLogic,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentTag,
  SaveBillingLogic,
} from './payment.types.ts'

interface OfVerdict {
  readonly verdict: CardVerdict
}

interface OfDelivery {
  readonly kind: DeliveryErrorKind
}

export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    input: {} as PaymentInput,
    tags: {} as PaymentTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    loadBilling: placeholderActor<LoadBillingLogic>(),
    saveBilling: placeholderActor<SaveBillingLogic>(),
    clearMethod: placeholderActor<ClearMethodLogic>(),
    authorizeCard: placeholderActor<AuthorizeCardLogic>(),
  },
  guards: {
    isPaidByCard: ({ context }) => context.cartBilling?.payment_method === 'credit_card',
    isUnverified: (_, { verdict }: { readonly verdict: SaveVerdict }) => verdict === 'unverified',
    isSettledByServer: (_, { billing }: { readonly billing: Billing }) =>
      billing.payment_method !== 'credit_card' && isOffered(billing),
    isSaved: (_, params: { readonly success: boolean }) => params.success,
    isAuthorized: (_, { verdict }: OfVerdict) => verdict === 'authorized',
    isDeclined: (_, { verdict }: OfVerdict) => verdict === 'declined',
    isUndeliverable: (_, { kind }: OfDelivery) => kind === 'address' || kind === 'carrier',
    isOtherNumber: (_, params: { readonly field: string }) => params.field === 'number',
  },
  actions: {
    recordBilling: assign((_, { billing }: { readonly billing: Billing }) => ({ cartBilling: billing })),
    recordForm: assign((_, { form }: { readonly form: BillingForm }) => ({ form, refusal: null })),
    recordRefusal: assign(({ context }, params: OfErrors) => nextRefusal(context, params)),
    recordSaved: assign(({ context }) => ({ cartBilling: savedBilling(context) })),
    recordCardAnswer: assign((_, { answer }: { readonly answer: CardAnswer }) => ({
      creditCardResponse: answer,
    })),
    countDecline: assign(({ context }) => ({ declines: context.declines + 1 })),
    forgetDeclines: assign({ declines: 0 }),
    forgetMethod: assign(({ context }) => ({
      cartBilling: context.cartBilling && { ...context.cartBilling, payment_method: null },
      creditCardResponse: null,
    })),
    forgetAuthorization: assign({ creditCardResponse: null }),
    completeStep: sendTo(systemActor('checkout'), { type: 'payment.completed' }),
    reopenStep: sendTo(systemActor('checkout'), { type: 'step.reopened', step: 'payment' }),
    reopenDelivery: sendTo(systemActor('checkout'), (_, { kind }: OfDelivery) => ({
      type: 'step.reopened',
      step: kind === 'address' ? 'checkout' : 'shipping',
    })),
    askDeliveryAgain: sendTo(
      (scope, { kind }: OfDelivery) => systemActor(kind === 'address' ? 'delivery' : 'shippingQuotes')(scope),
      (_, { kind }) => ({ type: kind === 'address' ? 'address.reload' : 'quotes.reload' }),
    ),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    dropCvv: emit({ type: 'card.cvvDropped' }),
    forgetCard: emit({ type: 'card.forgotten' }),
    announceDecline: emit({ type: 'notice.cardDeclined' }),
    announceRefusal: emit(requestFailed),
  },
})
