import { assign, emit, sendTo, setup } from 'xstate'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { nextRefusal, noRefusal, type OfErrors, requestFailed } from '#machines/platform/refused-request.ts'
import { systemActor } from '#machines/platform/system.ts'
import {
  boundedLifetime,
  type CarriersVerdict,
  isGone,
  preferredIn,
  preselectedIn,
  type SaveVerdict,
  selectedIn,
} from './shipping-quotes.outcome.ts'
import type {
  CarriersAnswer,
  LoadCarriersLogic,
  QuoteChoice,
  SaveShippingQuoteLogic,
  ShippingQuotesContext,
  ShippingQuotesEmitted,
  ShippingQuotesEvent,
  ShippingQuotesTag,
} from './shipping-quotes.types.ts'

export const noQuotes: ShippingQuotesContext = {
  shippingQuotes: [],
  choice: null,
  nextChoice: null,
  chosenOption: null,
  hadQuotes: false,
  showQuotesUpdated: false,
  lifetime: boundedLifetime(0),
  ...noRefusal,
}

export const shippingQuotesSetup = setup({
  types: {
    context: {} as ShippingQuotesContext,
    events: {} as ShippingQuotesEvent,
    emitted: {} as ShippingQuotesEmitted,
    tags: {} as ShippingQuotesTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    loadCarriers: placeholderActor<LoadCarriersLogic>(),
    saveShippingQuote: placeholderActor<SaveShippingQuoteLogic>(),
  },
  guards: {
    isShipped: (_, params: { readonly isShipped: boolean }) => params.isShipped,
    isChosen: (_, params: { readonly verdict: CarriersVerdict | SaveVerdict }) => params.verdict === 'chosen',
    isOffered: (_, params: { readonly verdict: CarriersVerdict | SaveVerdict }) =>
      params.verdict === 'offered',
    hasNextChoice: ({ context }) => context.nextChoice !== null,
    isGone: (_, params: { readonly error: unknown }) => isGone(params.error),
  },
  actions: {
    recordQuotes: assign(({ context }, { answer }: { readonly answer: CarriersAnswer }) => ({
      shippingQuotes: answer.shipping_quotes,
      choice: selectedIn(answer),
      nextChoice: null,
      chosenOption: preferredIn(answer) ?? context.chosenOption,
      showQuotesUpdated: context.hadQuotes,
      hadQuotes: false,
      lifetime: boundedLifetime(answer.lifetime),
    })),
    preselectQuote: assign(({ context }) => ({ choice: preselectedIn(context) })),
    recordChoice: assign((_, { choice }: { readonly choice: QuoteChoice }) => ({
      choice,
      chosenOption: choice.optionId,
    })),
    recordNextChoice: assign((_, { choice }: { readonly choice: QuoteChoice }) => ({
      nextChoice: choice,
      chosenOption: choice.optionId,
    })),
    takeNextChoice: assign(({ context }) => ({ choice: context.nextChoice, nextChoice: null })),
    clearQuotes: assign(({ context }) => ({
      ...noQuotes,
      chosenOption: context.chosenOption,
      hadQuotes: context.hadQuotes || context.shippingQuotes.length > 0,
      refusals: context.refusals,
    })),
    forgetChoice: assign({ choice: null }),
    recordRefusal: assign(({ context }, params: OfErrors) => nextRefusal(context, params)),
    forgetRefusal: assign({ refusal: null }),
    forgetNotice: assign({ showQuotesUpdated: false }),
    reportSelected: sendTo(systemActor('stepCompletion'), { type: 'quotes.settled', isSelected: true }),
    reportUnselected: sendTo(systemActor('stepCompletion'), { type: 'quotes.settled', isSelected: false }),
    reopenStep: sendTo(systemActor('checkout'), { type: 'step.reopened', step: 'shipping' }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    announceRefusal: emit(requestFailed),
  },
  delays: { quoteLifetime: ({ context }) => context.lifetime },
})
