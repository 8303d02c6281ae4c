import type { MachineWords } from '#machines/platform/words.ts'
import type { toasterMachine } from './toaster.machine.ts'

export const toasterWords: MachineWords<typeof toasterMachine> = {
  guards: {
    isNew: 'this message is not shown yet',
  },
  events: {
    'toast.show': 'something has to be said',
    'toast.hold': 'the pointer or the focus is on a message',
    'toast.release': 'the pointer or the focus leaves a message',
    'toast.dismiss': 'the shopper closes a message',
    'newestToast.dismiss': 'the shopper presses Escape',
    'failures.dismiss': 'what failed before has worked now',
    'page.hidden': 'the tab is in the background',
    'page.shown': 'the tab is in front again',
    'toast.leaving': 'the time of a message is over',
    'toast.gone': 'a message has faded out',
    'customer.left': 'the customer has logged out',
  },
  actions: {
    startToast: 'starts the clock of the message',
    recordToast: 'shows the message',
    markLeaving: 'fades the message out',
    removeToast: 'removes the message',
    stopToast: 'stops the clock of the message',
    stopToasts: 'stops the clocks of all messages',
    resetToasts: 'removes all messages',
    hold: 'stops the clock while someone reads',
    release: 'lets the clock go on',
    close: 'closes the message',
    closeNewest: 'closes the newest message',
    stopFailures: 'stops the clocks of messages about failures',
    removeFailures: 'removes messages about failures',
    hideNew: 'keeps a new message until the tab is seen',
    hideAll: 'stops all clocks while nobody sees the tab',
    showAll: 'lets all clocks go on',
  },
  delays: {},
  tags: {},
}
