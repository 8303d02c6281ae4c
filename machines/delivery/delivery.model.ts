import type { ShippingAddress } from '#contract/delivery/delivery.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { emptyPickup } from '#machines/checkout/checkout-preflight/checkout-preflight.outcome.ts'
import { deliveryMachine } from './delivery.machine.ts'
import type { AddressAnswer, AddressSaved } from './delivery.types.ts'
import { deliveryWords } from './delivery.words.ts'

const address: ShippingAddress = {
  shipping_address_id: 31,
  is_customer_address: true,
  name: 'Dana Whitfield',
  company: null,
  street_address: '12 Ash Street',
  suburb: null,
  city: 'Springfield',
  state: 'MO',
  postcode: '65802',
  country: 'US',
  telephone: null,
}
const answered = (body: unknown) => done(body, { status: 200, body })
const addressed = (part: Partial<AddressAnswer>) =>
  answered({
    cart_shipping_address: address,
    cart_shipping_address_is_valid: true,
    cart_shipping_address_error_message: null,
    addresses: [address],
    ...part,
  } satisfies AddressAnswer)
const saved = { success: true, errors: [], message: null } satisfies AddressSaved
const refused: AddressSaved = { ...saved, success: false, errors: ['This is no ZIP code.'] }
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
export const deliveryModel = defineModel({
  machine: deliveryMachine,
  title: 'Delivery',
  words: deliveryWords,
  purpose: 'To which address the order is shipped, a saved one or a new one.',
  inputs: {
    fresh: { pickup: emptyPickup },
    pickedUp: { pickup: { ...emptyPickup, is_pickup: true } },
  },
  events: {
    'address.choose': [
      { type: 'address.choose', shipping_address_id: 31, is_customer_address: true },
      { type: 'address.choose', shipping_address_id: 32, is_customer_address: true },
    ],
    'address.save': [{ type: 'address.save', address: { ...address, country: 'US' } }],
    'address.edit': [{ type: 'address.edit' }],
    'address.cancel': [{ type: 'address.cancel' }],
    'address.reload': [{ type: 'address.reload' }],
    'address.settle': [{ type: 'address.settle' }],
    'way.saved': [
      { type: 'way.saved', is_pickup: true },
      { type: 'way.saved', is_pickup: false },
    ],
  },
  outcomes: {
    loadAddress: {
      valid: addressed({}),
      invalid: addressed({
        cart_shipping_address_is_valid: false,
        cart_shipping_address_error_message: 'We cannot ship to this address.',
      }),
      unreachable: offline,
    },
    setShippingAddress: { saved: answered(saved), refused: answered(refused), unreachable: offline },
    saveShippingAddress: { saved: answered(saved), refused: answered(refused), unreachable: offline },
    schedule: {},
    stepCompletion: {},
  },
  happyEnd: ({ value }) => isIn(value, 'known'),
  key: (context) => [
    context.cartShippingAddressIsValid,
    context.showEditShippingModal,
    context.nextAddressChoice !== null,
    context.nextAddressForm !== null,
    context.isPickup,
  ],
  overlaps: ['deciding|always', 'choosing|done.setShippingAddress'],
  invariants: {
    'the form is open where an address is edited, and nowhere else but where something is read or saved': ({
      value,
      context,
    }) =>
      isIn(value, 'editing')
        ? context.showEditShippingModal
        : !isIn(value, 'known') || !context.showEditShippingModal,
    'a later address waits only while another one is set or read': ({ value, context }) =>
      isIn(value, 'choosing', 'reading', 'saving') ||
      (context.nextAddressChoice === null && context.nextAddressForm === null),
  },
  leadsTo: {
    'what is read or saved is decided': {
      from: ({ value }) => isIn(value, 'choosing', 'saving', 'reading'),
      to: ({ value }) => !isIn(value, 'choosing', 'saving', 'reading'),
      provided: 'answersVary',
    },
  },
  unprovokable: [1, 2].map((candidate) => ({
    transition: `delivery.choosing|xstate.done.actor.setShippingAddress|${candidate}`,
    walk: 'services',
    reason: 'The server rejects a choice with a status, never in an answer that counts as understood.',
  })),
})
