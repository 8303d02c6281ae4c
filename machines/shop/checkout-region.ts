import { shopSetup } from './shop-setup.ts'

/** Only customers check out, so visitors never fetch the program that does it. */
export const checkoutRegion = shopSetup.createStateConfig({
  description: 'Checkout is a large part of the program that only customers need.',
  initial: 'unneeded',
  states: {
    unneeded: {
      description: 'Nobody is logged in, so nobody can check out and its program is not fetched.',
      meta: { spec: ['ROLE-08'] },
      always: { guard: 'hasCustomer', target: 'fetching' },
    },
    fetching: {
      description: 'A customer is known: the program of checkout is fetched before it is asked for.',
      meta: { spec: ['CONST-08'] },
      invoke: {
        id: 'fetchCheckout',
        src: 'fetchCheckout',
        onDone: { target: 'here' },
        onError: { target: 'missing' },
      },
    },
    missing: {
      description:
        'The program could not be fetched; it is tried again soon, and the rest of the shop works.',
      tags: ['checkoutMissing'],
      meta: { spec: ['MSG-53'] },
      on: { 'checkout.wanted': { target: 'fetching' } },
    },
    here: {
      description: 'Checkout waits to be asked, and stays for as long as the page does.',
      tags: ['checkoutHere'],
      meta: { spec: ['CHK-04'] },
      invoke: { id: 'checkout', src: 'checkout', systemId: 'checkout' },
      entry: 'noteArrival',
      on: {
        'checkout.arrived': {
          description: 'What was decided before checkout was here is told to it: whether it is switched on.',
          actions: 'tellAvailability',
        },
      },
    },
  },
})
