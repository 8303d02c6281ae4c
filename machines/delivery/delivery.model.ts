import type { Pickup } from '#contract/carts.ts'
import type { ShippingAddress } from '#contract/delivery.ts'
import { ApiError } from '#contract/failure.ts'
import { isIn } from '#machines/is-in.ts'
import { defineModel, done, fails } from '#machines/model.ts'
import { emptyPickup, isScheduled } from '#machines/checkout-preflight/checkout-preflight.outcome.ts'
import { deliveryMachine } from './delivery.machine.ts'
import type { AddressAnswer, AddressSaved, PickupSaved } from './delivery.types.ts'

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
const pickupSaved: PickupSaved = { ...saved, data: null }
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
const pickedUp: Pickup = {
  ...emptyPickup,
  is_pickup: true,
  pickup_date: '2026-06-30',
  pickup_time: '10:00',
}

export const deliveryModel = defineModel({
  machine: deliveryMachine,
  title: 'Delivery',
  purpose: 'Ship or pick up, to which address, and on which day.',
  inputs: {
    fresh: { pickup: emptyPickup },
    shipped: { pickup: { ...emptyPickup, ship_date: '2026-06-29' } },
    pickedUp: { pickup: pickedUp },
  },
  events: {
    'delivery.choose': [
      { type: 'delivery.choose', is_pickup: true },
      { type: 'delivery.choose', is_pickup: false },
    ],
    'address.choose': [{ type: 'address.choose', shipping_address_id: 31, is_customer_address: true }],
    'address.save': [{ type: 'address.save', address: { ...address, country: 'US' } }],
    'address.edit': [{ type: 'address.edit' }],
    'address.cancel': [{ type: 'address.cancel' }],
    'address.reload': [{ type: 'address.reload' }],
    'contact.save': [{ type: 'contact.save', pickup_name: 'Dana Whitfield', pickup_phone: '4175550140' }],
    'dates.reload': [{ type: 'dates.reload' }],
    'date.choose': [{ type: 'date.choose', date: '2026-06-30' }],
    'time.choose': [{ type: 'time.choose', time: '10:00' }],
    'delivery.confirm': [{ type: 'delivery.confirm' }],
    'pickup.confirm': [{ type: 'pickup.confirm' }],
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
    loadDates: {
      offered: answered({ success: true, data: ['2026-06-29', '2026-06-30'] }),
      unreachable: offline,
    },
    loadPickupTimes: {
      offered: answered({ success: true, data: [{ value: '10:00', label: '10:00 AM' }] }),
      unreachable: offline,
    },
    updatePickupInfo: {
      saved: answered(pickupSaved),
      passed: answered({ ...pickupSaved, data: emptyPickup }),
      refused: answered({ ...pickupSaved, success: false }),
      unreachable: offline,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'known') && isIn(value, 'scheduled'),
  key: ({ pickup, draft, times, ...context }) => [
    context.cartShippingAddressIsValid,
    context.showEditShippingModal,
    context.nextAddressChoice !== null,

    pickup.is_pickup,
    isScheduled(pickup),
    draft.is_pickup,
    isScheduled(draft),
    times.length > 0 && draft.pickup_date !== null,
  ],
  overlaps: [
    'address.saving|done.saveShippingAddress',
    'schedule.saving|done.updatePickupInfo',
    'schedule.saving|error.updatePickupInfo',
  ],
  ignores: [
    'address.known|delivery.confirm',
    'address.editing|delivery.confirm',
    'address.unreachable|delivery.confirm',
    'schedule.scheduled|pickup.confirm',
    'schedule.scheduled|time.choose',
  ],
  invariants: {
    'the form is open where an address is edited, and nowhere but there and while it is saved': ({
      value,
      context,
    }) =>
      isIn(value, 'editing')
        ? context.showEditShippingModal
        : isIn(value, 'saving') || !context.showEditShippingModal,
    'a schedule is there where the chart says so': ({ value, context }) =>
      !isIn(value, 'scheduled') || isScheduled(context.pickup),
    'a ship date that is saved is shown as such': ({ value, context }) =>
      !isIn(value, 'choosingDate') || !isScheduled(context.pickup) || context.pickup.is_pickup,
    'a time is only chosen on a day': ({ value, context }) =>
      !isIn(value, 'choosingTime') || context.draft.pickup_date !== null,
  },
  leadsTo: {
    'what is read or saved is decided': {
      from: ({ value }) => isIn(value, 'choosing', 'saving', 'reading', 'readingDates', 'readingTimes'),
      to: ({ value }) => !isIn(value, 'choosing', 'saving', 'reading', 'readingDates', 'readingTimes'),
      provided: 'answersVary',
    },
  },
})
