import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { texasCheckMachine } from './texas-check.machine.ts'
import { texasCheckWords } from './texas-check.words.ts'

const items = [{ products_id: 31, quantity: 4 }]

export const texasCheckModel = defineModel({
  machine: texasCheckMachine,
  title: 'Texas check',
  words: texasCheckWords,
  purpose: 'Rockets that may not be shipped to Texas stand in the way of checkout, also while nobody knows.',
  inputs: { start: undefined },
  events: {
    'items.known': [
      { type: 'items.known', items },
      { type: 'items.known', items: [] },
    ],
    'destination.known': [
      { type: 'destination.known', state: 'TX', is_pickup: false },
      { type: 'destination.known', state: null, is_pickup: false },
      { type: 'destination.known', state: 'TX', is_pickup: true },
    ],
    'texas.retry': [{ type: 'texas.retry' }],
    'texas.forget': [{ type: 'texas.forget' }],
    'texas.settle': [{ type: 'texas.settle' }],
  },
  outcomes: {
    checkTexas: {
      allowed: done(false, { status: 200, body: false }),
      restricted: done(true, { status: 200, body: true }),
      failed: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'allowed'),
  key: ({ items: known, state, isPickup }) => [known.length > 0, state !== null, isPickup],
  overlaps: ['deciding|always'],
  invariants: {
    'what is picked up is never restricted': ({ value, context }) =>
      !context.isPickup || !isIn(value, 'restricted', 'unverified', 'checking'),
    'only goods and a state together are checked': ({ value, context }) =>
      !isIn(value, 'checking') || (context.items.length > 0 && context.state !== null),
  },
  leadsTo: {
    'a check comes to a verdict, unless there is nothing to check any more': {
      from: ({ value }) => isIn(value, 'checking'),
      to: ({ value }) => isIn(value, 'allowed', 'restricted', 'unverified', 'unknown'),
    },
  },
})
