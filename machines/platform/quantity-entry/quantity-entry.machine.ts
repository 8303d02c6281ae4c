import { assign, sendTo, setup } from 'xstate'
import { QUANTITY_DEBOUNCE } from '#contract/platform/constants.ts'
import { systemActor } from '#machines/platform/system.ts'
import type {
  LineQuantity,
  LineQuantityFact,
  QuantityEntryContext,
  QuantityEntryEvent,
  QuantityEntryMeta,
} from './quantity-entry.types.ts'

const factOf = ({ id, products_id, quantity }: LineQuantity): LineQuantityFact => ({
  type: 'line.setQuantity',
  id,
  products_id,
  quantity,
})

function typedOf({ typed }: QuantityEntryContext): LineQuantity {
  if (typed === null) throw new Error('no quantity was typed')
  return typed
}

/** Debounces the quantity fields of the cart. */
export const quantityEntryMachine = setup({
  types: {
    context: {} as QuantityEntryContext,
    events: {} as QuantityEntryEvent,
    meta: {} as QuantityEntryMeta,
  },
  guards: {
    isSameLine: ({ context }, { id }: LineQuantity) => context.typed?.id === id,
  },
  actions: {
    recordTyped: assign((_, { id, products_id, quantity }: LineQuantity) => ({
      typed: { id, products_id, quantity },
    })),
    forgetTyped: assign({ typed: null }),
    sendTyped: sendTo(systemActor('cart'), ({ context }) => factOf(typedOf(context))),
    sendCommitted: sendTo(systemActor('cart'), (_, line: LineQuantity) => factOf(line)),
  },
  delays: { quantityDebounce: QUANTITY_DEBOUNCE },
}).createMachine({
  id: 'quantityEntry',
  description: 'The quantity fields of the cart: a typed quantity is sent after a debounce.',
  context: { typed: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No typed quantity is pending. A change by button is sent to the cart at once.',
      meta: { spec: ['CART-17'] },
      on: {
        'quantity.type': {
          target: 'typing',
          actions: { type: 'recordTyped', params: ({ event }) => event },
        },
        'quantity.commit': { actions: { type: 'sendCommitted', params: ({ event }) => event } },
        'quantity.clear': { description: 'Ignored: no typed quantity is pending.' },
      },
    },
    typing: {
      description:
        'A quantity is being typed: it is sent after 750 ms without input, so that no single digit is sent.',
      meta: { spec: ['CART-17', 'CONST-31'] },
      after: { quantityDebounce: { target: 'resting', actions: ['sendTyped', 'forgetTyped'] } },
      on: {
        'quantity.type': [
          {
            guard: { type: 'isSameLine', params: ({ event }) => event },
            target: 'typing',
            reenter: true,
            actions: { type: 'recordTyped', params: ({ event }) => event },
          },
          {
            target: 'typing',
            reenter: true,
            actions: ['sendTyped', { type: 'recordTyped', params: ({ event }) => event }],
          },
        ],
        'quantity.commit': [
          {
            guard: { type: 'isSameLine', params: ({ event }) => event },
            target: 'resting',
            actions: ['forgetTyped', { type: 'sendCommitted', params: ({ event }) => event }],
          },
          {
            target: 'resting',
            actions: ['sendTyped', 'forgetTyped', { type: 'sendCommitted', params: ({ event }) => event }],
          },
        ],
        'quantity.clear': { target: 'resting', actions: 'forgetTyped' },
      },
    },
  },
})
