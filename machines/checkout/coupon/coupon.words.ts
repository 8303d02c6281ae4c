import type { MachineWords } from '#machines/platform/words.ts'
import type { couponMachine } from './coupon.machine.ts'

export const couponWords: MachineWords<typeof couponMachine> = {
  guards: {
    hasText: 'a code was entered',
    hasCode: 'the cart has a coupon',
    hasHadCode: 'the cart had a coupon before',
    'is accepted': 'the server accepts it',
  },
  events: {
    'coupon.load': 'a customer has logged in, or another cart is current',
    'coupon.apply': 'the shopper enters a code',
    'coupon.remove': 'the shopper removes the coupon',
    'customer.left': 'the customer has logged out',
  },
  actions: {
    recordCode: 'shows the coupon of the cart',
    recordWanted: 'keeps the entered code',
    recordApplied: 'shows the new coupon',
    forgetCode: 'shows no coupon',
    forgetFailure: 'forgets the last refusal',
    resetCoupon: 'forgets everything about the coupon',
    reloadCart: 'has the totals computed again',
    dismissFailures: 'takes older messages about failures away',
    announceApplied: 'confirms that the coupon counts',
    announceDeleted: 'confirms that the coupon is removed',
    recordFailure: 'keeps the reason beside the field',
    announceFailure: 'shows why the code does not count',
  },
  delays: {
    couponRetryDelay: 'the pause before an unread coupon is read again',
  },
  tags: {
    pending: 'the field waits for the server',
    unreachable: 'the coupon could not be read',
  },
}
