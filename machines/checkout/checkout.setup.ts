import { assign, emit, sendTo, setup } from 'xstate'
import { LONG_WAIT, type Step } from '#contract/platform/constants.ts'
import { deliveryMachine } from '#machines/delivery/delivery.machine.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import type { OrderFact } from '#machines/site/maintenance/maintenance.types.ts'
import { orderSubmissionMachine } from './order-submission/order-submission.machine.ts'
import type { ReviewedOrder, SubmissionOutcome } from './order-submission/order-submission.types.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { checkoutPreflightMachine } from './checkout-preflight/checkout-preflight.machine.ts'
import { marksBefore } from './checkout-preflight/checkout-preflight.outcome.ts'
import type {
  Item,
  CheckoutPreflightOutcome,
  RequestedStep,
} from './checkout-preflight/checkout-preflight.types.ts'
import { shippingQuotesMachine } from '#machines/delivery/shipping-quotes/shipping-quotes.machine.ts'
import { requestFailed } from '#machines/platform/refused-request.ts'
import { systemActor } from '#machines/platform/system.ts'
import type { CartReplacedFact } from '#machines/cart/cart.types.ts'
import { unsentOrderMachine } from './unsent-order/unsent-order.machine.ts'
import { texasCheckMachine } from '#machines/delivery/texas-check/texas-check.machine.ts'
import {
  beginning,
  curingStep,
  isFullyMarked,
  isOutdated,
  isRefusedByMaintenance,
  isSwitchedOff,
  isTexas,
  isWithoutDocuments,
  marksIn,
  marksUpTo,
  orderedCartIn,
  stepToOpen,
} from './checkout.outcome.ts'
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutMeta,
  CheckoutTag,
  SentBack,
} from './checkout.types.ts'

interface OfPreflight {
  readonly outcome: CheckoutPreflightOutcome
}
interface ConfirmedAge {
  readonly age_to_confirm: number | null
  readonly confirmed_age: number | null
}
interface OfSubmission {
  readonly outcome: SubmissionOutcome
}

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as CheckoutTag,
    meta: {} as CheckoutMeta,
  },
  actors: {
    checkoutPreflight: checkoutPreflightMachine,
    orderSubmission: orderSubmissionMachine,
    texasCheck: texasCheckMachine,
    unsentOrder: unsentOrderMachine,
    delivery: deliveryMachine,
    shippingQuotes: shippingQuotesMachine,
    payment: paymentMachine,
  },
  guards: {
    isDisabled: ({ context }) => context.isDisabled,
    isShippable: ({ context }) => !context.disableShippingToTexas,
    isShippableAndOfAge: ({ context }, { age_to_confirm, confirmed_age }: ConfirmedAge) =>
      !context.disableShippingToTexas && (confirmed_age ?? 0) >= (age_to_confirm ?? 0),
    isAnotherStep: ({ context }, params: { readonly step: RequestedStep }) =>
      params.step !== context.requestedStep,
    isForComplete: (_, params: { readonly step: RequestedStep }) => params.step === 'complete',
    isClosing: (_, { isDown }: { readonly isDown?: true }) => isDown === true,
    isForReview: ({ context }) => stepToOpen(context) === 'review',
    isForPayment: ({ context }) => stepToOpen(context) === 'payment',
    isForShipping: ({ context }) => stepToOpen(context) === 'shipping',
    is: (
      { event },
      {
        kind,
      }: Asked<
        CheckoutPreflightOutcome | SubmissionOutcome,
        'ready' | 'pending' | 'ordered' | 'unreachable' | 'accepted' | 'declined'
      >,
    ) => isKind(event, kind),
    isReadyToSubmit: (_, { outcome }: OfPreflight) =>
      outcome.kind === 'ready' && isFullyMarked(outcome.progress.marks),
    isOtherCart: ({ context }, params: Omit<CartReplacedFact, 'type'>) =>
      params.new_cart_id !== context.progress.cart_id,
    isOutdated: (_, { outcome }: OfSubmission) => isOutdated(outcome),
    isTexas: (_, { outcome }: OfSubmission) => isTexas(outcome),
    isWithoutDocuments: (_, { outcome }: OfSubmission) => isWithoutDocuments(outcome),
    isSwitchedOff: (_, { outcome }: OfSubmission) => isSwitchedOff(outcome),
  },
  actions: {
    requestStep: assign((_, params: { readonly step: RequestedStep }) => ({ requestedStep: params.step })),
    requestShownStep: assign(({ context }) => ({ requestedStep: stepToOpen(context) })),
    markStep: assign(({ context }, { done, next }: { readonly done: Step; readonly next: Step }) => ({
      checkoutStepsStatus: { ...context.checkoutStepsStatus, [done]: true as const },
      requestedStep: next,
    })),
    markDeclined: assign({ checkoutStepsStatus: marksBefore('payment'), requestedStep: 'payment' as const }),
    markAll: assign({ checkoutStepsStatus: { checkout: true, shipping: true, payment: true, review: true } }),
    clearMarks: assign({ checkoutStepsStatus: {} }),
    clearMarksFrom: assign(({ context }, { step }: { readonly step: Step }) => ({
      checkoutStepsStatus: marksUpTo(context.checkoutStepsStatus, step),
    })),
    markForCure: assign((_, { outcome }: OfSubmission) => {
      const step = curingStep(outcome) ?? 'review'
      return { checkoutStepsStatus: marksBefore(step), requestedStep: step }
    }),
    recordProgress: assign(({ context }, { outcome }: OfPreflight) =>
      outcome.kind === 'ready' || outcome.kind === 'pending'
        ? {
            progress: outcome.progress,
            checkoutStepsStatus: marksIn(context, outcome.progress),
            replacedCartId: null,
          }
        : {},
    ),
    recordPending: assign((_, { outcome }: OfPreflight) => ({
      pendingCartId: outcome.kind === 'pending' ? outcome.cart_id : null,
    })),
    recordOrdered: assign((_, { outcome }: OfPreflight) => ({
      orderedCartId: outcome.kind === 'ordered' ? outcome.cart_id : null,
    })),
    recordReplaced: assign((_, { cart_id }: Omit<CartReplacedFact, 'type'>) => ({ replacedCartId: cart_id })),
    recordOrder: assign((_, { order }: { readonly order: ReviewedOrder }) => ({
      order,
      outcome: null,
      isLongWait: false,
    })),
    recordLongWait: assign({ isLongWait: true }),
    forgetLongWait: assign({ isLongWait: false }),
    recordOutcome: assign((_, { outcome }: OfSubmission) => ({
      outcome,
      orderedCartId: orderedCartIn(outcome),
      pendingCartId: null,
    })),
    recordLoss: assign(({ context }) => ({
      outcome: { kind: 'unknown' as const, cart_id: context.order?.cart_id ?? context.pendingCartId ?? 0 },
      pendingCartId: null,
    })),
    recordUnsent: assign((_, { errors }: { readonly errors: readonly string[] }) => ({
      outcome: { kind: 'unsent' as const, errors },
    })),
    forgetOutcome: assign({ outcome: null }),
    recordSentBack: assign((_, { sentBack }: { readonly sentBack: SentBack }) => ({ sentBack })),
    forgetSentBack: assign({ sentBack: null }),
    forgetStockProblems: assign(({ context }) => ({
      sentBack: context.sentBack?.reason === 'stock' ? null : context.sentBack,
    })),
    recordRestriction: assign({ disableShippingToTexas: true }),
    forgetRestriction: assign({ disableShippingToTexas: false }),
    recordDisabled: assign({ isDisabled: true }),
    recordEnabled: assign({ isDisabled: false }),
    clearSteps: assign(({ context }) => ({
      ...beginning,
      isDisabled: context.isDisabled,
      disableShippingToTexas: context.disableShippingToTexas,
    })),
    clearCheckout: assign(({ context }) => ({ ...beginning, isDisabled: context.isDisabled })),
    checkItems: sendTo(systemActor('texasCheck'), (_, params: { readonly items: readonly Item[] }) => ({
      type: 'items.known',
      items: params.items,
    })),
    checkOwnItems: sendTo(systemActor('texasCheck'), ({ context }) => ({
      type: 'items.known',
      items: context.progress.items,
    })),
    forgetTexas: sendTo(systemActor('texasCheck'), { type: 'texas.forget' }),
    notifyCheckStarted: sendTo(systemActor('unsentOrder'), { type: 'check.started' }),
    notifyCheckStopped: sendTo(systemActor('unsentOrder'), { type: 'check.stopped' }),
    notifyCheckSettled: sendTo(systemActor('unsentOrder'), { type: 'check.settled' }),
    notifyCheckFailed: sendTo(systemActor('unsentOrder'), (_, { outcome }: OfPreflight) => ({
      type: 'check.failed',
      isRefused: isRefusedByMaintenance(outcome),
    })),
    reloadQuotes: sendTo(systemActor('shippingQuotes'), { type: 'quotes.reload' }),
    notifyDecline: sendTo(systemActor('payment'), { type: 'order.declined' }),
    notifyOrderSent: sendTo(systemActor('maintenance'), { type: 'order.sent' } satisfies OrderFact),
    notifyOrderEnded: sendTo(systemActor('maintenance'), { type: 'order.ended' } satisfies OrderFact),
    notifyOrderConfirmed: sendTo(systemActor('maintenance'), { type: 'order.confirmed' } satisfies OrderFact),
    notifyConfirmationLeft: sendTo(systemActor('maintenance'), {
      type: 'confirmation.left',
    } satisfies OrderFact),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    refreshSettings: sendTo(systemActor('shop'), { type: 'settings.refresh' }),
    dismissFailures: sendTo(systemActor('toaster'), { type: 'failures.dismiss' }),
    forgetCard: emit({ type: 'card.forgotten' }),
    announceUnsent: emit(requestFailed),
  },
  delays: { longWait: LONG_WAIT },
})
