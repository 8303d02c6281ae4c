import { refusalOf, supersededIn, thrownRefusalOf } from './cart.outcome.ts'
import type { ChangeReply } from './cart.types.ts'
import { cartSetup, sendingOf } from './cart-setup.ts'

const replied = ({ event }: { readonly event: { readonly output: ChangeReply } }) => ({ reply: event.output })
const superseded = ({ event }: { readonly event: { readonly output: ChangeReply } }) =>
  supersededIn(event.output)

const accepting = [
  'announceChanged',
  { type: 'recordReply', params: replied },
  'tellItems',
  'markItemsTold',
] as const

export const changingState = cartSetup.createStateConfig({
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
          { type: 'tellStale', params: superseded },
        ],
      },
      {
        guard: { type: 'isRefused', params: replied },
        target: 'reading',
        actions: [
          { type: 'announceChangeFailed', params: ({ event }) => refusalOf(event.output) },
          'dropChange',
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
          'dropChange',
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
})
