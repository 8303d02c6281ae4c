import { errorsAnswered, errorsThrown } from '#machines/platform/refused-request.ts'
import { choiceIn, choiceOf, verdictOnCarriers, verdictOnSave } from './shipping-quotes.outcome.ts'
import { noQuotes, shippingQuotesSetup } from './shipping-quotes.setup.ts'
import type { CarriersAnswer, SaveQuoteAnswer } from './shipping-quotes.types.ts'

const carriersVerdict = ({ event }: { readonly event: { readonly output: CarriersAnswer } }) => ({
  verdict: verdictOnCarriers(event.output),
})
const saveVerdict = ({ event }: { readonly event: { readonly output: SaveQuoteAnswer } }) => ({
  verdict: verdictOnSave(event.output),
})

/** Loads the quotes of the carriers for cart and address, and saves the selection. */
export const shippingQuotesMachine = shippingQuotesSetup.createMachine({
  id: 'shippingQuotes',
  description:
    'Requests freight quotes from the carriers, and drops them and the chosen one when address or goods change.',
  context: noQuotes,
  initial: 'idle',
  on: {
    'destination.changed': { target: '.idle', actions: 'clearQuotes' },
    'destination.settled': [
      {
        guard: { type: 'isShipped', params: ({ event }) => ({ isShipped: event.isShipped }) },
        target: '.askingCarriers',
        actions: 'clearQuotes',
      },
      { target: '.idle', actions: 'clearQuotes' },
    ],
    'quotes.dismissNotice': { actions: 'forgetNotice' },
    'quotes.settle': { actions: 'reportUnselected' },
  },
  states: {
    idle: {
      description: 'No quotes are requested: the order is picked up, or has no valid address.',
      meta: { spec: ['SHIP-05', 'SHIP-07'] },
      entry: 'reportUnselected',
    },
    askingCarriers: {
      description:
        'Quotes are requested. A change of address or goods cancels the request and sends a new one.',
      tags: ['pending'],
      meta: { spec: ['SHIP-02', 'SHIP-06', 'API-56'] },
      on: { 'quotes.reload': { target: 'askingCarriers', reenter: true }, 'quotes.settle': {} },
      invoke: {
        id: 'loadCarriers',
        src: 'loadCarriers',
        onDone: [
          {
            guard: { type: 'isChosen', params: carriersVerdict },
            target: 'selected',
            actions: { type: 'recordQuotes', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isOffered', params: carriersVerdict },
            target: 'preselecting',
            actions: [
              { type: 'recordQuotes', params: ({ event }) => ({ answer: event.output }) },
              'preselectQuote',
              'reopenStep',
              // a Continue that waits was pressed before the shopper saw a carrier
              'reportUnselected',
            ],
          },
          { target: 'noCarrier', actions: 'reopenStep' },
        ],
        onError: { target: 'unreachable' },
      },
    },
    noCarrier: {
      description:
        'No carrier offers a quote for this order and address. Another address, or a pickup, ends it.',
      tags: ['noCarrier'],
      meta: { spec: ['SHIP-07'] },
      entry: 'reportUnselected',
      on: { 'quotes.reload': { target: 'askingCarriers', actions: 'clearQuotes' } },
    },
    unreachable: {
      description: 'The quotes could not be loaded. Retry requests them again.',
      tags: ['unreachable'],
      meta: { spec: ['SHIP-07'] },
      entry: 'reportUnselected',
      on: { 'quotes.reload': { target: 'askingCarriers', actions: 'clearQuotes' } },
    },
    preselecting: {
      description:
        'No offered quote is chosen: that of the option chosen earlier, or the cheapest, is being saved, so that the totals include the freight. A quote chosen meanwhile is saved next. A failure leaves the choice to the shopper.',
      tags: ['pending'],
      meta: { spec: ['API-65', 'SHIP-02', 'SHIP-09'] },
      on: {
        'quote.choose': {
          actions: { type: 'recordNextChoice', params: ({ event }) => ({ choice: choiceOf(event) }) },
        },
        'quotes.settle': {},
        'quotes.reload': { target: 'askingCarriers', actions: 'clearQuotes' },
      },
      invoke: {
        id: 'saveShippingQuote',
        src: 'saveShippingQuote',
        input: ({ context }) => choiceIn(context),
        onDone: [
          { guard: 'hasNextChoice', target: 'saving', actions: ['takeNextChoice', 'reloadCart'] },
          {
            guard: { type: 'isChosen', params: saveVerdict },
            target: 'selected',
            actions: 'reloadCart',
          },
          { target: 'choosing', actions: 'forgetChoice' },
        ],
        onError: [
          { guard: 'hasNextChoice', target: 'saving', actions: 'takeNextChoice' },
          { target: 'choosing', actions: 'forgetChoice' },
        ],
      },
    },
    choosing: {
      description:
        'Quotes are offered and none is chosen, because the preselected one could not be saved; the step cannot be completed.',
      meta: { spec: ['SHIP-02', 'SHIP-08', 'ENT-13'] },
      entry: 'reportUnselected',
      on: {
        'quote.choose': {
          target: 'saving',
          actions: { type: 'recordChoice', params: ({ event }) => ({ choice: choiceOf(event) }) },
        },
        'quotes.reload': { target: 'askingCarriers', actions: 'clearQuotes' },
      },
      after: { quoteLifetime: { target: 'askingCarriers', actions: 'clearQuotes' } },
    },
    saving: {
      description:
        'The chosen quote is being saved. If it has expired, quotes are requested again without an error.',
      tags: ['pending'],
      meta: { spec: ['API-65', 'SHIP-02', 'SHIP-09'] },
      entry: 'forgetRefusal',
      on: {
        'quote.choose': {
          actions: { type: 'recordNextChoice', params: ({ event }) => ({ choice: choiceOf(event) }) },
        },
        'quotes.settle': {},
        'quotes.reload': { target: 'askingCarriers', actions: 'clearQuotes' },
      },
      invoke: {
        id: 'saveShippingQuote',
        src: 'saveShippingQuote',
        input: ({ context }) => choiceIn(context),
        onDone: [
          {
            description: 'Another quote was chosen meanwhile, and is saved instead.',
            guard: 'hasNextChoice',
            target: 'saving',
            reenter: true,
            actions: ['takeNextChoice', 'reloadCart'],
          },
          {
            guard: { type: 'isChosen', params: saveVerdict },
            target: 'selected',
            actions: 'reloadCart',
          },
          {
            guard: { type: 'isOffered', params: saveVerdict },
            target: 'choosing',
            actions: 'forgetChoice',
          },
          {
            target: 'askingCarriers',
            actions: [
              'clearQuotes',
              { type: 'recordRefusal', params: errorsAnswered },
              { type: 'announceRefusal', params: errorsAnswered },
            ],
          },
        ],
        onError: [
          { guard: 'hasNextChoice', target: 'saving', reenter: true, actions: 'takeNextChoice' },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'askingCarriers',
            actions: 'clearQuotes',
          },
          {
            target: 'choosing',
            actions: [
              'forgetChoice',
              { type: 'recordRefusal', params: errorsThrown },
              { type: 'announceRefusal', params: errorsThrown },
            ],
          },
        ],
      },
    },
    selected: {
      description: 'A quote is chosen. Any listed quote can still be chosen instead until the quotes expire.',
      tags: ['hasValidCarrier'],
      meta: { spec: ['ENT-13', 'SHIP-09'] },
      entry: 'reportSelected',
      on: {
        'quote.choose': {
          target: 'saving',
          actions: [
            { type: 'recordChoice', params: ({ event }) => ({ choice: choiceOf(event) }) },
            'reopenStep',
          ],
        },
        'quotes.settle': { actions: 'reportSelected' },
        'quotes.reload': { target: 'askingCarriers', actions: 'clearQuotes' },
      },
      after: { quoteLifetime: { target: 'askingCarriers', actions: 'clearQuotes' } },
    },
  },
})
