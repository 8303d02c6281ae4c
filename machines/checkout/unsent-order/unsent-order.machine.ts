import { setup } from 'xstate'
import type { UnsentOrderEvent, UnsentOrderTag } from './unsent-order.types.ts'

/** Whether an order was placed by the customer whose check keeps it, or has kept it, from being sent. */
export const unsentOrderMachine = setup({
  types: {
    events: {} as UnsentOrderEvent,
    tags: {} as UnsentOrderTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  guards: {
    isRefused: (_, { isRefused }: { readonly isRefused: boolean }) => isRefused,
  },
}).createMachine({
  id: 'unsentOrder',
  description:
    'Whether an order that the customer has placed is not sent, so that the maintenance page can say it was not placed and nothing was charged.',
  initial: 'none',
  on: { 'check.settled': { target: '.none' } },
  states: {
    none: {
      description: 'No order waits for being sent: none was placed, or its submission decides about it.',
      meta: { spec: ['MNT-06'] },
      on: { 'check.started': { target: 'checking' } },
    },
    checking: {
      description: 'The customer has placed an order, and the check before the submission is in progress.',
      tags: ['unsent'],
      meta: { spec: ['MNT-06'] },
      on: { 'check.stopped': { target: 'interrupted' } },
    },
    interrupted: {
      description:
        'The check ended before the order was sent. A check that failed otherwise than by maintenance is told in checkout and ends the state; so does whatever the customer does next there.',
      tags: ['unsent'],
      meta: { spec: ['MNT-06'] },
      on: {
        'check.started': { target: 'checking' },
        'check.failed': [
          {
            description: 'The maintenance page is about to be shown.',
            guard: { type: 'isRefused', params: ({ event }) => event },
          },
          { target: 'none' },
        ],
      },
    },
  },
})
