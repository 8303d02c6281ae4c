import { address } from './address.state.ts'
import { deliverySetup } from './delivery-setup.ts'
import { schedule } from './schedule.state.ts'

/** Where and when the order leaves the warehouse. */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  description: 'Where the order goes and when: the address, and beside it the way of delivery with its days.',
  context: ({ input }) => ({
    cartShippingAddress: null,
    cartShippingAddressIsValid: false,
    cartShippingAddressErrorMessage: null,
    addresses: [],
    addressChoice: null,
    nextAddressChoice: null,
    addressForm: null,
    showEditShippingModal: false,
    pickup: input.pickup,
    draft: input.pickup,
    dates: [],
    times: [],
    refusal: null,
    refusals: 0,
  }),
  type: 'parallel',
  states: { address, schedule },
})
