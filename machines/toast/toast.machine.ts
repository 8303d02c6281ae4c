import { assign, sendTo, setup } from 'xstate'
import { systemActor } from '#machines/system.ts'
import type { ToastContext, ToastEvent, ToastFact, ToastInput, ToastMeta } from './toast.types.ts'

/** Duration of the exit transition in milliseconds. */
const LEAVE_TIME = 200

interface Moment {
  readonly at: number
}

/** One toast; its timer pauses while the user reads it. */
export const toastMachine = setup({
  types: {
    context: {} as ToastContext,
    events: {} as ToastEvent,
    input: {} as ToastInput,
    meta: {} as ToastMeta,
  },
  actions: {
    stopCounting: assign(({ context: { remaining, since } }, { at }: Moment) => ({
      remaining: Math.max(0, remaining - Math.max(0, at - since)),
    })),
    countOn: assign({ since: (_, { at }: Moment) => at }),
    tellLeaving: sendTo(
      systemActor('toaster'),
      ({ context: { id } }): ToastFact => ({ type: 'toast.leaving', id }),
    ),
    tellGone: sendTo(
      systemActor('toaster'),
      ({ context: { id } }): ToastFact => ({ type: 'toast.gone', id }),
    ),
  },
  delays: { remainingTime: ({ context }) => context.remaining, leaveTime: LEAVE_TIME },
}).createMachine({
  id: 'toast',
  description: 'One message on the page, with its own time that stands still while somebody reads it.',
  context: ({ input: { id, duration, at } }) => ({ id, remaining: duration, since: at }),
  initial: 'visible',
  on: { 'toast.close': { target: '.leaving' } },
  states: {
    visible: {
      description: 'The message is shown and its time runs down.',
      meta: { spec: ['MSG-02', 'MSG-03', 'MSG-05', 'MSG-06', 'MSG-07'] },
      after: { remainingTime: { target: 'leaving' } },
      on: {
        'pointer.entered': {
          target: 'held',
          actions: { type: 'stopCounting', params: ({ event }) => event },
        },
        'tab.hidden': { target: 'unseen', actions: { type: 'stopCounting', params: ({ event }) => event } },
      },
    },
    held: {
      description: 'The pointer or the focus is on the message: somebody reads it, so it does not go away.',
      meta: { spec: ['MSG-21'] },
      on: {
        'pointer.left': { target: 'visible', actions: { type: 'countOn', params: ({ event }) => event } },
        'tab.hidden': { target: 'unseen' },
      },
    },
    unseen: {
      description: 'The tab is hidden: nobody can read the message, so its time waits.',
      on: {
        'tab.shown': { target: 'visible', actions: { type: 'countOn', params: ({ event }) => event } },
      },
    },
    leaving: {
      description: 'The time of the message is over, or the shopper has closed it: it fades out.',
      entry: 'tellLeaving',
      after: { leaveTime: { target: 'gone' } },
      on: { 'toast.close': { description: 'It is leaving already.' } },
    },
    gone: { type: 'final', entry: 'tellGone' },
  },
})
