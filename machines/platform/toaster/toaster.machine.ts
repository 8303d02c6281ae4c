import { noToasts, toasterSetup } from './toaster.setup.ts'

/** Spawns an actor per toast and keeps the latest messages. */
export const toasterMachine = toasterSetup.createMachine({
  id: 'toaster',
  description: 'Shows messages, each with its own timer, and keeps the latest to be read again.',
  context: noToasts,
  initial: 'attended',
  on: {
    'toast.hold': { actions: { type: 'hold', params: ({ event }) => event } },
    'toast.release': { actions: { type: 'release', params: ({ event }) => event } },
    'toast.dismiss': { actions: { type: 'close', params: ({ event }) => event } },
    'newestToast.dismiss': { actions: 'closeNewest' },
    'failures.dismiss': {
      description: 'Obsolete error messages are removed at once, without fading.',
      actions: ['stopFailures', 'removeFailures'],
    },
    'toast.leaving': { actions: { type: 'markLeaving', params: ({ event }) => event } },
    'toast.gone': {
      actions: [
        { type: 'removeToast', params: ({ event }) => event },
        { type: 'stopToast', params: ({ event }) => event },
      ],
    },
    'customer.left': { actions: ['stopToasts', 'resetToasts'] },
  },
  states: {
    attended: {
      description: 'The page is visible: the timer of a new message starts at once.',
      meta: { spec: ['MSG-02', 'MSG-03', 'MSG-04', 'MSG-05', 'MSG-06', 'MSG-07'] },
      on: {
        'toast.show': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [
            { type: 'startToast', params: ({ event }) => event },
            { type: 'recordToast', params: ({ event }) => event },
          ],
        },
        'page.hidden': { target: 'unattended', actions: { type: 'hideAll', params: ({ event }) => event } },
      },
    },
    unattended: {
      description: 'The tab is hidden: all timers are paused until it is visible.',
      on: {
        'toast.show': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [
            { type: 'startToast', params: ({ event }) => event },
            { type: 'recordToast', params: ({ event }) => event },
            { type: 'hideNew', params: ({ event }) => event },
          ],
        },
        'page.shown': { target: 'attended', actions: { type: 'showAll', params: ({ event }) => event } },
      },
    },
  },
})
