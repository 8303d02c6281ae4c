import { not } from 'xstate'
import { linesAnswered } from '#machines/quick-order/lines-answered.ts'
import { present } from '#machines/platform/present.ts'
import { showPurchaseSetup } from './show-purchase.setup.ts'
import type { PurchaseLine } from './show-purchase.types.ts'

const recordLines = {
  type: 'recordLines',
  params: ({ event: { lines } }: { readonly event: { readonly lines: readonly PurchaseLine[] } }) => ({
    lines,
  }),
} as const

/** The cases of a show are added to the cart in one request, which adds at most once however often it is sent. */
export const showPurchaseMachine = showPurchaseSetup.createMachine({
  id: 'showPurchase',
  description:
    'The whole cases that a show takes are shown, confirmed, and added to the cart once, also when an answer is lost.',
  context: ({ input }) => ({ ...input, request: null, isRepeated: false, results: [], failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Only a customer can have left a purchase of this show without an answer.',
      meta: { spec: ['SHOW-04'] },
      always: [{ guard: 'hasCustomer', target: 'checking' }, { target: 'deciding' }],
    },
    checking: {
      description: 'The device is asked for a purchase of this show that was never answered.',
      tags: ['pending'],
      meta: { spec: ['SHOW-04'] },
      invoke: {
        id: 'readPurchase',
        src: 'readPurchase',
        input: ({ context: { showId, customer_id } }) => ({ showId, customer_id: present(customer_id) }),
        onDone: [
          {
            guard: { type: 'hasUnanswered', params: ({ event }) => ({ request: event.output }) },
            target: 'unconfirmed',
            actions: { type: 'recordUnanswered', params: ({ event }) => ({ request: event.output }) },
          },
          { target: 'deciding' },
        ],
        onError: { target: 'deciding' },
      },
      on: { 'purchase.alter': { actions: recordLines } },
    },
    deciding: {
      description:
        'The cases are shown with what is left over, what is short and what can be swapped; nothing is added yet.',
      meta: { spec: ['SHOW-04'] },
      on: {
        'purchase.alter': { actions: recordLines },
        'purchase.review': [
          { guard: not('hasCustomer'), target: 'needsLogin' },
          { guard: 'hasLines', target: 'reviewing' },
        ],
      },
    },
    reviewing: {
      description: 'What is added is shown once more, with the total and what a license is needed for.',
      meta: { spec: ['SHOW-04'] },
      on: {
        'purchase.confirm': {
          target: 'adding',
          actions: ['forgetFailure', { type: 'recordRequest', params: ({ event }) => event }],
        },
        'purchase.alter': { target: 'deciding', actions: ['forgetFailure', recordLines] },
        'purchase.cancel': { target: 'deciding', actions: 'forgetFailure' },
      },
    },
    adding: {
      description:
        'All cases are on their way in one request, which is kept on the device and adds at most once.',
      tags: ['pending', 'blocksLeaving'],
      meta: { spec: ['SHOW-04'] },
      invoke: {
        id: 'addShowLines',
        src: 'addShowLines',
        input: ({ context: { showId, customer_id, request } }) => ({
          showId,
          customer_id: present(customer_id),
          ...present(request),
        }),
        ...linesAnswered,
      },
    },
    unconfirmed: {
      description:
        'It is not known whether the cases were added. The same request, sent again, adds them at most once; it stays on the device and is shown when the purchase is opened again.',
      tags: ['blocksLeaving'],
      meta: { spec: ['SHOW-04'] },
      on: { 'purchase.retry': { target: 'adding', actions: 'forgetFailure' } },
    },
    added: { description: 'All cases of the show are in the cart.', type: 'final' },
    partlyAdded: {
      description: 'Not all cases are in the cart; for each product that is missing the reason is shown.',
      type: 'final',
    },
    needsLogin: { description: 'A visitor has to log in before anything can be added.', type: 'final' },
  },
})
