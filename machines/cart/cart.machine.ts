import { PATHS } from '#contract/paths.ts'
import { cartSetup, noCart } from './cart-setup.ts'
import { sendingOf } from './cart-queue.ts'
import { changeOf, refusalOf, supersededIn, thrownRefusalOf, unsent } from './cart.outcome.ts'
import type { ChangeReply, LoadedCart, ChangeRequest } from './cart.types.ts'

interface Answered<Output> {
  readonly event: { readonly output: Output }
}
const loaded = ({ event }: Answered<LoadedCart>) => ({ loaded: event.output })
const requestedChange = ({ event }: { readonly event: ChangeRequest }) => ({ change: changeOf(event) })

const replied = ({ event }: { readonly event: { readonly output: ChangeReply } }) => ({ reply: event.output })
const superseded = ({ event }: { readonly event: { readonly output: ChangeReply } }) =>
  supersededIn(event.output)

const accepting = [
  'announceChanged',
  { type: 'recordReply', params: replied },
  'notifyItems',
  'markItemsNotified',
] as const

/** The current cart: optimistic changes, sent one at a time, with the server's state as the result. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description:
    'The current cart: it is shown at once as the shopper wants it, and in the end always as the server has it.',
  context: noCart,
  initial: 'noCustomer',
  on: { 'totalsStep.changed': { actions: { type: 'recordStep', params: ({ event }) => event } } },
  states: {
    noCustomer: {
      description: 'Nobody is logged in: there is no cart, and nothing of the last one is left.',
      meta: { spec: ['CART-09', 'T34'] },
      on: { 'customer.known': { target: 'known' } },
    },
    known: {
      description: 'A customer is logged in and this is their cart: every change is kept until its turn.',
      meta: { spec: ['CART-09', 'CART-16', 'T27'] },
      initial: 'reading',
      invoke: { id: 'quantityEntry', src: 'quantityEntry', systemId: 'quantityEntry' },
      on: {
        'customer.left': { target: 'noCustomer', actions: 'resetCart' },
        'customer.known': { target: '.reading' },
        'line.add': { actions: { type: 'queueChange', params: requestedChange } },
        'line.setQuantity': { actions: { type: 'queueChange', params: requestedChange } },
        'line.remove': { actions: { type: 'queueChange', params: requestedChange } },
        'rush.set': { actions: { type: 'queueChange', params: requestedChange } },
        'cart.reload': { target: '.reading' },
        'cart.recovered': { actions: { type: 'recordLoaded', params: ({ event }) => event } },
        'cart.superseded': {
          guard: { type: 'isOtherCart', params: ({ event }) => event },
          target: '.recovering',
          actions: [
            { type: 'keepAdds', params: ({ event }) => event },
            { type: 'notifyStale', params: ({ event }) => event },
          ],
        },
        'cart.sort': {
          target: '.reading',
          actions: { type: 'recordSort', params: ({ event }) => event },
        },
        'totalsStep.changed': {
          target: '.reading',
          actions: { type: 'recordStep', params: ({ event }) => event },
        },
      },
      states: {
        reading: {
          description: 'Cart, summary and totals are read together, so that they always belong together.',
          tags: ['updating'],
          meta: { spec: ['CART-09', 'CART-19', 'CART-20', 'API-54', 'API-55', 'API-57', 'T25'] },
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            input: ({ context }) => ({ sort: context.cartFilter.sort, step: context.step }),
            onDone: [
              {
                guard: { type: 'hasOtherCart', params: loaded },
                target: 'switching',
                actions: [
                  { type: 'notifyReplaced', params: loaded },
                  { type: 'keepAdds', params: { isApplied: false } },
                  { type: 'recordLoaded', params: loaded },
                  { type: 'announceSwitched', params: loaded },
                ],
              },
              { guard: 'hasQueued', target: 'changing', actions: { type: 'recordLoaded', params: loaded } },
              {
                guard: { type: 'hasOtherItems', params: loaded },
                target: 'resting',
                actions: [{ type: 'recordLoaded', params: loaded }, 'notifyItems', 'markItemsNotified'],
              },
              { target: 'resting', actions: [{ type: 'recordLoaded', params: loaded }, 'markItemsNotified'] },
            ],
            onError: [
              {
                guard: 'hasQueued',
                target: 'resting.unreachable',
                actions: [
                  'dropQueue',
                  { type: 'announceChangeFailed', params: unsent },
                  { type: 'announceLoadFailed', params: ({ event }) => event },
                ],
              },
              {
                target: 'resting.unreachable',
                actions: { type: 'announceLoadFailed', params: ({ event }) => event },
              },
            ],
          },
        },
        switching: {
          description:
            'Another cart than before was read: it was ordered, saved or loaded, here or in another tab. Only adds go on into it.',
          meta: { spec: ['CART-09', 'CART-12', 'T21'] },
          always: [
            { guard: 'hasKeptAdds', target: 'changing' },
            { target: 'resting', actions: ['notifyItems', 'markItemsNotified'] },
          ],
        },
        resting: {
          description: 'Nothing is on its way to the server: the next change is sent as soon as made.',
          initial: 'ready',
          on: {
            'line.add': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
            'line.setQuantity': {
              target: 'changing',
              actions: { type: 'queueChange', params: requestedChange },
            },
            'line.remove': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
            'rush.set': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
          },
          states: {
            ready: {
              description: 'The cart is shown as the server has it.',
              meta: { route: PATHS.cart, spec: ['HDR-07', 'HDR-08', 'CART-07'] },
            },
            settling: {
              description: 'The server said something about a line: it stays readable for 5 seconds.',
              meta: { spec: ['CART-14', 'CART-15'] },
              after: { cartReloadDelay: { target: '#cart.known.reading' } },
            },
            unreachable: {
              description: 'The cart could not be read: the last one stays, and the cart page offers Retry.',
              tags: ['unreachable'],
              meta: { spec: ['CART-20'] },
            },
          },
        },
        changing: {
          description: 'One change is on its way; it is shown already, and further ones wait in line.',
          tags: ['updating', 'changing'],
          meta: {
            spec: ['CART-13', 'CART-16', 'CART-18', 'API-51', 'API-52', 'DATA-17', 'HDR-09', 'T26', 'T27'],
          },
          entry: 'takeNext',
          invoke: {
            id: 'changeCart',
            src: 'changeCart',
            input: ({ context }) => ({ change: sendingOf(context), cart_id: context.cart?.id ?? null }),
            onDone: [
              {
                guard: { type: 'isStale', params: replied },
                target: 'recovering',
                actions: [
                  { type: 'keepAdds', params: superseded },
                  { type: 'notifyStale', params: superseded },
                ],
              },
              {
                guard: { type: 'isRefused', params: replied },
                target: 'reading',
                actions: [
                  { type: 'announceChangeFailed', params: ({ event }) => refusalOf(event.output) },
                  { type: 'dropChange', params: ({ event }) => refusalOf(event.output) },
                ],
              },
              { guard: 'hasQueued', target: 'changing', reenter: true, actions: accepting },
              {
                guard: { type: 'hasMessage', params: replied },
                target: 'resting.settling',
                actions: accepting,
              },
              { target: 'reading', actions: accepting },
            ],
            onError: [
              {
                guard: { type: 'canBeRepeated', params: ({ event }) => event },
                target: 'reading',
                actions: 'repeatChange',
              },
              {
                target: 'reading',
                actions: [
                  { type: 'announceChangeFailed', params: ({ event }) => thrownRefusalOf(event.error) },
                  { type: 'dropChange', params: ({ event }) => thrownRefusalOf(event.error) },
                ],
              },
            ],
          },
          on: {
            'customer.known': { description: 'The reload follows the change.' },
            'cart.reload': { description: 'The reload follows the change.' },
            'cart.sort': { actions: { type: 'recordSort', params: ({ event }) => event } },
            'totalsStep.changed': { actions: { type: 'recordStep', params: ({ event }) => event } },
          },
        },
        recovering: {
          description:
            'The server has opened another cart: it is being read, and a pending add is kept for it.',
          tags: ['updating'],
          meta: { spec: ['CART-10', 'CART-11', 'CART-12', 'T21'] },
          on: {
            'line.setQuantity': { description: 'That line is of the cart that is gone.' },
            'line.remove': { description: 'That line is of the cart that is gone.' },
            'rush.set': { description: 'The choice was made for the cart that is gone.' },
            'cart.recovered': [
              {
                guard: 'hasQueued',
                target: 'changing',
                actions: { type: 'recordLoaded', params: ({ event }) => event },
              },
              {
                target: 'resting',
                actions: [{ type: 'recordLoaded', params: ({ event }) => event }, 'markItemsNotified'],
              },
            ],
          },
        },
      },
    },
  },
})
