import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { quantityEntryMachine } from './quantity-entry.machine.ts'
import { quantityEntryWords } from './quantity-entry.words.ts'

export const quantityEntryModel = defineModel({
  machine: quantityEntryMachine,
  title: 'Quantity entry',
  words: quantityEntryWords,
  purpose: 'Waits until a quantity of a cart line is typed to its end, then sends it.',
  inputs: { cart: undefined },
  events: {
    'quantity.type': [
      { type: 'quantity.type', id: 71, products_id: 31, quantity: 12 },
      { type: 'quantity.type', id: 71, products_id: 31, quantity: 7 },
      { type: 'quantity.type', id: 72, products_id: 32, quantity: 5 },
    ],
    'quantity.clear': [{ type: 'quantity.clear' }],
    'quantity.commit': [
      { type: 'quantity.commit', id: 71, products_id: 31, quantity: 6 },
      { type: 'quantity.commit', id: 72, products_id: 32, quantity: 0 },
    ],
  },
  outcomes: {},
  key: ({ typed }) => typed?.id,
  invariants: {
    'a typed quantity waits exactly while somebody types': ({ value, context }) =>
      isIn(value, 'typing') === (context.typed !== null),
  },
  leadsTo: {
    'a typed quantity is sent by itself': {
      from: ({ value }) => isIn(value, 'typing'),
      to: ({ value }) => isIn(value, 'resting'),
    },
  },
})
