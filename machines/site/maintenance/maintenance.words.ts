import type { MachineWords } from '#machines/platform/words.ts'
import type { maintenanceMachine } from './maintenance.machine.ts'

export const maintenanceWords: MachineWords<typeof maintenanceMachine> = {
  guards: {
    isOpenAtStart: 'the shop was open when the page was made',
    isDownAtStart: 'the shop was closed when the page was made',
    isOrdering: 'an order is being sent or confirmed',
    isOpen: 'the shop is open',
  },
  events: {
    'site.refused': 'a call was refused because the shop is closed',
    'site.recheck': 'the shopper asks whether the shop is open again',
    'order.sent': 'an order is being sent',
    'order.ended': 'an order has ended without confirmation',
    'order.confirmed': 'the confirmation is shown',
    'confirmation.left': 'the shopper leaves the confirmation',
  },
  actions: {
    recordAppInfo: 'keeps what the shop says about itself',
    recordOrder: 'knows that an order is under way',
    forgetOrder: 'knows that no order is under way',
    notifyAppInfo: 'tells the version check which version runs',
    notifyCart: 'has the cart read again',
    announceFailure: 'reports that the shop could not be asked',
    announceNoVersion: 'reports an answer without a version',
  },
  delays: {
    refreshPeriod: 'the time between two looks at the shop',
    readingTime: 'the time a confirmation stays readable before maintenance shows',
    responseTimeout: 'the longest wait for an answer',
  },
  tags: {
    down: 'the shop is closed, and the page says so',
    checking: 'the page asks whether the shop is open',
  },
}
