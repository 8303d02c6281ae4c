import type { MachineWords } from '#machines/platform/words.ts'
import type { checkoutPreflightMachine } from './checkout-preflight.machine.ts'

export const checkoutPreflightWords: MachineWords<typeof checkoutPreflightMachine> = {
  guards: {
    isOrdered: 'this cart was already ordered',
    isPending: 'an order of this cart is being processed',
    isReplaced: 'another cart is the current one',
    isEmpty: 'the cart is empty',
    hasChanged: 'the promotions have changed the cart',
    isShort: 'a product is short in stock',
  },
  events: {},
  actions: {
    recordOutcome: 'keeps what the server said',
    recordFailure: 'keeps that the server could not be asked',
    expectOrder: 'looks for an order that may have arrived',
    reloadCart: 'has the cart read again',
  },
  delays: {},
  tags: {},
}
