import type { MachineWords } from '#machines/platform/words.ts'
import type { toastMachine } from './toast.machine.ts'

export const toastWords: MachineWords<typeof toastMachine> = {
  guards: {},
  events: {
    'pointer.entered': 'someone reads the message',
    'pointer.left': 'nobody reads the message',
    'tab.hidden': 'the tab is in the background',
    'tab.shown': 'the tab is in front again',
    'toast.close': 'the message is closed',
  },
  actions: {
    stopCounting: 'keeps the time that is left',
    countOn: 'counts from now',
    notifyLeaving: 'says that it fades out',
    notifyGone: 'says that it is gone',
  },
  delays: {
    remainingTime: 'the time that the message is still shown',
    leaveTime: 'the time of fading out',
  },
  tags: {},
}
