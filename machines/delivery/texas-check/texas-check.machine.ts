import { assign, sendTo, setup } from 'xstate'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import { systemActor } from '#machines/platform/system.ts'
import type {
  CheckTexasLogic,
  TexasCheckContext,
  TexasCheckEvent,
  TexasCheckTag,
} from './texas-check.types.ts'

/** Checks whether the items of the cart may be shipped to its destination (`disableShippingToTexas`). */
export const texasCheckMachine = setup({
  types: {
    context: {} as TexasCheckContext,
    events: {} as TexasCheckEvent,
    tags: {} as TexasCheckTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: { checkTexas: placeholderActor<CheckTexasLogic>() },
  guards: {
    isUnrestricted: ({ context }) => context.isPickup || context.items.length === 0,
    hasDestination: ({ context }) => context.state !== null,
    isForbidden: (_, params: { readonly answer: boolean }) => params.answer,
  },
  actions: {
    recordItems: assign((_, params: { readonly items: readonly Item[] }) => ({ items: params.items })),
    recordDestination: assign((_, params: { readonly state: string | null; readonly isPickup: boolean }) => ({
      state: params.state,
      isPickup: params.isPickup,
    })),
    resetCheck: assign({ items: [], state: null, isPickup: false }),
    restrict: sendTo(systemActor('checkout'), { type: 'texas.restricted' }),
    reportVerdict: sendTo(systemActor('stepCompletion'), { type: 'texas.settled' }),
    allow: sendTo(systemActor('checkout'), { type: 'texas.allowed' }),
  },
}).createMachine({
  id: 'texasCheck',
  description:
    'Asks the server whether the goods may be shipped to their destination, and blocks checkout while they may not.',
  context: { items: [], state: null, isPickup: false },
  initial: 'unknown',
  on: {
    'items.known': {
      target: '.deciding',
      actions: { type: 'recordItems', params: ({ event }) => ({ items: event.items }) },
    },
    'destination.known': {
      target: '.deciding',
      actions: {
        type: 'recordDestination',
        params: ({ event }) => ({ state: event.state, isPickup: event.is_pickup }),
      },
    },
    'texas.forget': { target: '.unknown', actions: 'resetCheck' },
    'texas.settle': { actions: 'reportVerdict' },
  },
  states: {
    unknown: {
      description: 'Goods or destination are not known yet, so the server is not asked.',
      meta: { spec: ['CHK-14'] },
      entry: 'reportVerdict',
    },
    deciding: {
      description:
        'The goods or the destination changed: decides whether the server is asked. A pickup is not restricted.',
      meta: { spec: ['CHK-14'] },
      always: [
        { guard: 'isUnrestricted', target: 'allowed', actions: 'allow' },
        { guard: 'hasDestination', target: 'checking' },
        { target: 'unknown', actions: 'allow' },
      ],
    },
    checking: {
      description:
        'The server is asked about these goods and this state. The previous result stays valid until it answers.',
      tags: ['pending'],
      meta: { spec: ['VAL-22', 'API-78'] },
      on: { 'texas.settle': {} },
      invoke: {
        id: 'checkTexas',
        src: 'checkTexas',
        input: ({ context }) => ({ items: context.items, state: context.state ?? '' }),
        onDone: [
          {
            guard: { type: 'isForbidden', params: ({ event }) => ({ answer: event.output }) },
            target: 'restricted',
          },
          { target: 'allowed', actions: 'allow' },
        ],
        onError: { target: 'unverified' },
      },
    },
    allowed: {
      description: 'These goods may be shipped to their destination, so checkout is not blocked.',
      meta: { spec: ['VAL-22', 'CHK-14'] },
      entry: 'reportVerdict',
    },
    restricted: {
      description:
        'Bottle and stick rockets may not be shipped to Texas: a permanent alert says so and no step can be completed.',
      tags: ['restricted'],
      meta: { spec: ['VAL-22', 'MSG-51', 'MSG-52', 'CHK-14'] },
      entry: ['restrict', 'reportVerdict'],
    },
    unverified: {
      description: 'The check failed, and the order counts as restricted until a second attempt succeeds.',
      tags: ['restricted', 'unverified'],
      meta: { spec: ['CHK-13', 'MSG-52'] },
      entry: ['restrict', 'reportVerdict'],
      on: { 'texas.retry': { target: 'checking' } },
    },
  },
})
