import type { MachineWords } from '#machines/platform/words.ts'
import type { texasCheckMachine } from './texas-check.machine.ts'

export const texasCheckWords: MachineWords<typeof texasCheckMachine> = {
  guards: {
    isUnrestricted: 'the order is picked up or the cart is empty',
    hasDestination: 'the state of the destination is known',
    isForbidden: 'a product may not go to this state',
  },
  events: {
    'items.known': 'the products of the cart are known',
    'destination.known': 'the destination is known',
    'texas.retry': 'the shopper has it checked again',
    'texas.forget': 'the cart is no longer in checkout',
    'texas.settle': 'the step waits for the check',
  },
  actions: {
    recordItems: 'keeps what is in the cart',
    recordDestination: 'keeps where the order goes',
    resetCheck: 'forgets cart and destination',
    restrict: 'tells checkout that ordering is blocked',
    reportVerdict: 'says that the check is done',
    allow: 'tells checkout that nothing is blocked',
  },
  delays: {},
  tags: {
    pending: 'the check for Texas waits for the server',
    restricted: 'ordering is blocked because of Texas',
    unverified: 'the check for Texas could not be made',
  },
}
