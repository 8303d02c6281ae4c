import type { MachineWords } from '#machines/platform/words.ts'
import type { orderActionMachine } from './order-action.machine.ts'

export const orderActionWords: MachineWords<typeof orderActionMachine> = {
  guards: {
    'is decided': 'it is done',
    'is waiting': 'it is done, and its refund is not confirmed yet',
    'is changed': 'the order has changed, or an earlier press had succeeded',
    isRefused: 'the shop refused the call, so that it changed nothing',
    isPending: 'the payment provider has still not confirmed the refund',
    isDeclined: 'the payment provider declined the refund',
  },
  events: { 'press.send': 'staff confirm what is to be done about the order' },
  actions: {
    recordPress: 'remembers what is sent, under a number of its own',
    recordPressAgain: 'remembers what is sent, under the number of the press without an answer',
    forgetAnswer: 'forgets what became of the press before',
    recordAnswer: 'shows what became of the press',
    recordFailure: 'shows why the call failed',
    recordRefunded: 'says that the refund is made',
    recordDeclined: 'says that the refund was declined',
  },
  delays: { refundPeriod: 'ten seconds, then the refund is looked for again' },
  tags: { pending: 'a press is being sent' },
}
