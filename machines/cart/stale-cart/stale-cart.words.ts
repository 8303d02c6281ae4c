import type { MachineWords } from '#machines/platform/words.ts'
import type { staleCartMachine } from './stale-cart.machine.ts'

export const staleCartWords: MachineWords<typeof staleCartMachine> = {
  guards: {
    isSameCart: 'the recovery of this cart is already under way',
  },
  events: {
    'cart.stale': 'the cart on the screen is no longer current',
    'customer.left': 'the customer has logged out',
  },
  actions: {
    recordStale: 'remembers which cart is current',
    resetStale: 'forgets the recovery',
    announceStale: 'says that the cart was ordered or kept elsewhere',
    notifyReplaced: 'tells checkout that its cart is no longer the current one',
    notifyRecovered: 'hands the current cart over',
    reloadCoupon: 'has the coupon of the current cart read',
    notifyCartToReload: 'has the cart read again',
  },
  delays: {},
  tags: {
    recovering: 'the current cart is being read',
  },
}
