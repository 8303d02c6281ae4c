import { PATHS } from '#contract/content/paths.ts'
import { cartSetup, noCart } from './cart.setup.ts'
import { sendingOf } from './cart-queue.ts'
import { changeOf, changeFailureOf, supersededIn, thrownRefusalOf, unsent } from './cart.outcome.ts'
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
  { type: 'announceChanged', params: replied },
  { type: 'recordReply', params: replied },
  'notifyItems',
  'markItemsNotified',
] as const

/** The current cart: optimistic changes, sent one at a time, with the server's state as the result. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description:
    'The current cart. It is shown with the changes of the shopper before the server has confirmed them; each answer replaces what is shown.',
  context: noCart,
  initial: 'noCustomer',
  on: { 'totalsStep.changed': { actions: { type: 'recordStep', params: ({ event }) => event } } },
  states: {
    noCustomer: {
      description:
        'Nobody is logged in, so there is no cart, and no data of the previous one. A login ends it.',
      meta: { spec: ['CART-09', 'T34'] },
      on: { 'customer.known': { target: 'known' } },
    },
    known: {
      description:
        'A customer is logged in. Changes are queued and sent one at a time, until the customer logs out.',
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
        'lines.set': { actions: { type: 'queueChange', params: requestedChange } },
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
            'Another cart than before was read, because the previous one was ordered, saved or replaced by a loaded one. Queued adds apply to it; all other queued changes are dropped.',
          meta: { spec: ['CART-09', 'CART-12', 'T21'] },
          always: [
            { guard: 'hasKeptAdds', target: 'changing' },
            { target: 'resting', actions: ['notifyItems', 'markItemsNotified'] },
          ],
        },
        resting: {
          description: 'No request is in flight. The next change is sent at once.',
          initial: 'ready',
          on: {
            'line.add': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
            'line.setQuantity': {
              target: 'changing',
              actions: { type: 'queueChange', params: requestedChange },
            },
            'line.remove': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
            'rush.set': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
            'lines.set': { target: 'changing', actions: { type: 'queueChange', params: requestedChange } },
          },
          states: {
            ready: {
              description: 'The cart is shown as the server answered it last.',
              meta: { route: PATHS.cart, spec: ['HDR-07', 'HDR-08', 'CART-07'] },
            },
            settling: {
              description:
                'The server has answered with a message about a line. It is shown for 5 seconds, then the cart is read again.',
              meta: { spec: ['CART-14', 'CART-15'] },
              after: { cartReloadDelay: { target: '#cart.known.reading' } },
            },
            unreachable: {
              description:
                'The cart could not be read. The one read before stays, and the cart page offers Retry.',
              tags: ['unreachable'],
              meta: { spec: ['CART-20'] },
            },
          },
        },
        changing: {
          description:
            'One change is in flight and shown already; further changes are queued. Its answer, or its failure, ends it.',
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
                  { type: 'announceChangeFailed', params: ({ event }) => changeFailureOf(event.output) },
                  { type: 'dropChange', params: ({ event }) => changeFailureOf(event.output) },
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
            'customer.known': { description: 'The cart is read after the change in flight anyway.' },
            'cart.reload': { description: 'The cart is read after the change in flight anyway.' },
            'cart.sort': { actions: { type: 'recordSort', params: ({ event }) => event } },
            'totalsStep.changed': { actions: { type: 'recordStep', params: ({ event }) => event } },
          },
        },
        recovering: {
          description:
            'The server has opened another cart, which staleCart reads. Queued adds are kept for it.',
          tags: ['updating'],
          meta: { spec: ['CART-10', 'CART-11', 'CART-12', 'T21'] },
          on: {
            'line.setQuantity': { description: 'The line belongs to the replaced cart.' },
            'line.remove': { description: 'The line belongs to the replaced cart.' },
            'lines.set': { description: 'The lines belong to the replaced cart.' },
            'rush.set': { description: 'The choice was made for the replaced cart.' },
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
