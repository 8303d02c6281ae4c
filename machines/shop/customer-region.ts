import { shopSetup } from './shop-setup.ts'

/** Only customers have a cart and check out, so visitors never fetch the program that does it. */
export const customerRegion = shopSetup.createStateConfig({
  description:
    'Whether the program of cart and checkout is here: it is large, so that it is fetched for customers only.',
  initial: 'unneeded',
  states: {
    unneeded: {
      description: 'Nobody is logged in, so there is no cart and its program is not fetched.',
      meta: { spec: ['ROLE-08'] },
      always: { guard: 'hasCustomer', target: 'fetching' },
    },
    fetching: {
      description: 'A customer is known: the program of cart and checkout is fetched.',
      meta: { spec: ['CONST-08'] },
      invoke: {
        id: 'importCustomerMachines',
        src: 'importCustomerMachines',
        onDone: { target: 'here' },
        onError: { target: 'missing' },
      },
    },
    missing: {
      description: 'The program could not be fetched; it is fetched again when the shopper asks for it.',
      tags: ['customerMachinesMissing'],
      meta: { spec: ['MSG-53'] },
      entry: 'reportMissingMachines',
      on: { 'customerMachines.request': { target: 'fetching' } },
    },
    here: {
      description: 'Cart, coupon and checkout are at work, and stay for as long as the page does.',
      tags: ['customerActorsReady'],
      meta: { spec: ['CART-09', 'CHK-04', 'T33'] },
      entry: 'raiseLoaded',
      invoke: [
        { id: 'cart', src: 'cart', systemId: 'cart' },
        { id: 'staleCart', src: 'staleCart', systemId: 'staleCart' },
        { id: 'coupon', src: 'coupon', systemId: 'coupon' },
        { id: 'checkout', src: 'checkout', systemId: 'checkout' },
      ],
      on: {
        'customer.greeted': {
          description: 'What a visitor wanted to add goes into the cart of the customer, once.',
          guard: 'hasWanted',
          actions: ['addWanted', 'forgetWanted'],
        },
        'customerMachines.loaded': [
          {
            description: 'What was decided before they were here is told to them.',
            guard: 'hasCustomer',
            actions: ['tellCartKnown', 'loadCoupon', 'tellAvailability', 'greet'],
          },
          { description: 'The customer has left meanwhile.', actions: 'tellAvailability' },
        ],
      },
    },
  },
})
