import type { MachineWords } from '#machines/platform/words.ts'
import type { unsentOrderMachine } from './unsent-order.machine.ts'

export const unsentOrderWords: MachineWords<typeof unsentOrderMachine> = {
  guards: {
    isRefused: 'the shop refused the check because of maintenance',
  },
  events: {
    'check.started': 'an order is placed and checked before it is sent',
    'check.stopped': 'the check is over, and the order was not sent',
    'check.settled': 'the order is sent or exists, or the shopper has gone on',
    'check.failed': 'the check got no answer',
  },
  actions: {},
  delays: {},
  tags: {
    unsent: 'during maintenance the page says that the order was not placed',
  },
}
