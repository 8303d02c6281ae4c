import { assign, sendTo, setup } from 'xstate'
import { systemActor } from '#machines/platform/system.ts'
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
    notifyLeaving: sendTo(
      systemActor('toaster'),
      ({ context: { id } }): ToastFact => ({ type: 'toast.leaving', id }),
    ),
    notifyGone: sendTo(
      systemActor('toaster'),
      ({ context: { id } }): ToastFact => ({ type: 'toast.gone', id }),
    ),
  },
  delays: { remainingTime: ({ context }) => context.remaining, leaveTime: LEAVE_TIME },
}).createMachine({
  id: 'toast',
  description: 'One message on the page; its timer pauses while the shopper reads it.',
  context: ({ input: { id, duration, at } }) => ({ id, remaining: duration, since: at }),
  initial: 'visible',
  on: { 'toast.close': { target: '.leaving' } },
  states: {
    visible: {
      description: 'The message is shown and its timer runs.',
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
      description: 'The message has the pointer or the focus: its timer is paused.',
      meta: { spec: ['MSG-21'] },
      on: {
        'pointer.left': { target: 'visible', actions: { type: 'countOn', params: ({ event }) => event } },
        'tab.hidden': { target: 'unseen' },
      },
    },
    unseen: {
      description: 'The tab is hidden: the timer is paused.',
      on: {
        'tab.shown': { target: 'visible', actions: { type: 'countOn', params: ({ event }) => event } },
      },
    },
    leaving: {
      description: 'The time is over, or the shopper has closed the message: it fades out.',
      entry: 'notifyLeaving',
      after: { leaveTime: { target: 'gone' } },
      on: { 'toast.close': { description: 'It is leaving already.' } },
    },
    gone: { description: 'The message has left the page.', type: 'final', entry: 'notifyGone' },
  },
})
