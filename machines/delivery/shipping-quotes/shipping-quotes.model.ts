import type { ShippingQuote } from '#contract/delivery/delivery.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { shippingQuotesMachine } from './shipping-quotes.machine.ts'
import type { SaveQuoteAnswer } from './shipping-quotes.types.ts'
import { shippingQuotesWords } from './shipping-quotes.words.ts'

const quote = (selected: boolean): ShippingQuote => ({
  optionId: 'prairie-ltl',
  shipping_quotes_id: 'q-501-1',
  carrier: 'Prairie Freight',
  service: 'LTL',
  transit_days: 4,
  cost: 21_450,
  selected,
  expires_at: '2026-07-01T12:00:00Z',
})
/** Another carrier's quote; never selected by the server. */
const slower: ShippingQuote = {
  ...quote(false),
  optionId: 'lakes-ltl',
  shipping_quotes_id: 'q-501-2',
  carrier: 'Lakes Freight',
  transit_days: 7,
  cost: 18_900,
}
const carriers = (shipping_quotes: readonly ShippingQuote[]) =>
  done({ shipping_quotes, lifetime: 900_000 }, { status: 200, body: { shipping_quotes } })
const saved = (part: Partial<SaveQuoteAnswer>) => {
  const body: SaveQuoteAnswer = {
    success: true,
    errors: [],
    message: null,
    kind: null,
    shipping_quote: null,
    ...part,
  }
  return done(body, { status: 200, body })
}
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
const gone = new ApiError({ kind: 'status', status: 404, errors: [], message: null, retryAfter: null })
const broken = new ApiError({
  kind: 'status',
  status: 500,
  errors: ['The carrier could not be saved.'],
  message: null,
  retryAfter: null,
})

export const shippingQuotesModel = defineModel({
  machine: shippingQuotesMachine,
  title: 'Shipping quotes',
  words: shippingQuotesWords,
  purpose: 'The carriers are asked what the freight costs, and the choice stays true to address and goods.',
  inputs: { start: undefined },
  events: {
    'destination.changed': [{ type: 'destination.changed' }],
    'destination.settled': [
      { type: 'destination.settled', isShipped: true },
      { type: 'destination.settled', isShipped: false },
    ],
    'quote.choose': [
      { type: 'quote.choose', optionId: 'prairie-ltl', shipping_quotes_id: 'q-501-1' },
      { type: 'quote.choose', optionId: 'lakes-ltl', shipping_quotes_id: 'q-501-2' },
    ],
    'quotes.reload': [{ type: 'quotes.reload' }],
    'quotes.dismissNotice': [{ type: 'quotes.dismissNotice' }],
    'quotes.settle': [{ type: 'quotes.settle' }],
  },
  outcomes: {
    loadCarriers: {
      offered: carriers([quote(false), slower]),
      chosen: carriers([quote(true), slower]),
      none: carriers([]),
      unreachable: offline,
    },
    saveShippingQuote: {
      chosen: saved({ shipping_quote: quote(true) }),
      unselected: saved({ shipping_quote: quote(false) }),
      refused: saved({ success: false, errors: ['This carrier cannot take the order.'] }),
      expired: fails(gone, { status: 404, body: { success: false, errors: [] } }),
      failed: fails(broken, {
        status: 500,
        body: { success: false, errors: ['The carrier could not be saved.'] },
      }),
      unreachable: offline,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'selected'),
  key: ({ hadQuotes, showQuotesUpdated, nextChoice, refusal }) => [
    hadQuotes,
    showQuotesUpdated,
    nextChoice !== null,
    refusal !== null,
  ],
  overlaps: [
    'preselecting|done.saveShippingQuote',
    'saving|done.saveShippingQuote',
    'saving|error.saveShippingQuote',
  ],
  unprovokable: [
    {
      transition: 'shippingQuotes.saving|xstate.done.actor.saveShippingQuote|2',
      walk: 'services',
      reason: 'A quote that the server has saved is the selected one in its answer.',
    },
  ],
  invariants: {
    'only listed quotes are chosen': ({ value, context }) =>
      !isIn(value, 'preselecting', 'choosing', 'saving', 'selected') || context.shippingQuotes.length > 0,
    'a chosen quote has its id': ({ value, context }) => !isIn(value, 'selected') || context.choice !== null,
    'no refusal is told while a choice is being saved': ({ value, context }) =>
      !isIn(value, 'saving') || context.refusal === null,
    'without a destination there are no quotes': ({ value, context }) =>
      !isIn(value, 'idle', 'askingCarriers', 'noCarrier') || context.shippingQuotes.length === 0,
  },
  leadsTo: {
    'carriers that are asked answer, unless the destination goes': {
      from: ({ value }) => isIn(value, 'askingCarriers'),
      to: ({ value }) => isIn(value, 'preselecting', 'selected', 'noCarrier', 'unreachable', 'idle'),
    },
    'the latest choice is kept or can be made again, unless another is made meanwhile': {
      from: ({ value, context }) => isIn(value, 'preselecting', 'saving') && context.nextChoice === null,
      to: ({ value, context }) => !isIn(value, 'preselecting', 'saving') || context.nextChoice !== null,
    },
  },
})
