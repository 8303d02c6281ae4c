import { errorsOf } from '#machines/errors-of.ts'
import { addressChoiceIn, addressChoiceOf, addressFormIn } from './delivery.outcome.ts'
import { deliverySetup } from './delivery-setup.ts'

interface Refused {
  readonly event: { readonly output: { readonly errors: readonly string[] } }
}
interface Unanswered {
  readonly event: { readonly error: unknown }
}
const errorsAnswered = ({ event }: Refused) => ({ errors: event.output.errors })
const errorsThrown = ({ event }: Unanswered) => ({ errors: errorsOf(event.error) })

const refusing = [
  { type: 'recordRefusal', params: errorsAnswered },
  { type: 'announceRefusal', params: errorsAnswered },
] as const
const failing = [
  { type: 'recordRefusal', params: errorsThrown },
  { type: 'announceRefusal', params: errorsThrown },
] as const

/** What is chosen or filled in while the server is asked waits for its turn. */
const queueing = deliverySetup.createStateConfig({
  on: {
    'address.choose': {
      actions: { type: 'recordNextAddress', params: ({ event }) => ({ choice: addressChoiceOf(event) }) },
    },
    'address.edit': { actions: 'openForm' },
    'address.cancel': { actions: 'closeForm' },
    'address.save': {
      actions: { type: 'recordNextForm', params: ({ event }) => ({ address: event.address }) },
    },
  },
})

/** The shipping address of the order. */
export const deliveryMachine = deliverySetup.createMachine({
  id: 'delivery',
  description:
    'Where the order is shipped to: one of the saved addresses, or a new one. Beside it live the schedule, and Continue.',
  context: ({ input }) => ({
    cartShippingAddress: null,
    cartShippingAddressIsValid: false,
    cartShippingAddressErrorMessage: null,
    addresses: [],
    addressChoice: null,
    nextAddressChoice: null,
    addressForm: null,
    nextAddressForm: null,
    showEditShippingModal: false,
    initialPickup: input.pickup,
    isPickup: input.pickup.is_pickup,
    refusal: null,
    refusals: 0,
  }),
  initial: 'reading',
  invoke: [
    {
      id: 'schedule',
      src: 'schedule',
      systemId: 'schedule',
      input: ({ context }) => ({ pickup: context.initialPickup }),
    },
    { id: 'stepCompletion', src: 'stepCompletion', systemId: 'stepCompletion' },
  ],
  on: {
    'way.saved': {
      actions: [
        { type: 'recordWay', params: ({ event }) => ({ isPickup: event.is_pickup }) },
        'notifyDestination',
        'settleDestination',
      ],
    },
  },
  states: {
    reading: {
      ...queueing,
      description:
        'The address of the cart and the address book are read; the server says whether it can be shipped to.',
      tags: ['pending'],
      meta: { spec: ['ENT-12', 'API-32', 'API-62'] },
      invoke: {
        id: 'loadAddress',
        src: 'loadAddress',
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'recordAddress', params: ({ event }) => ({ answer: event.output }) },
            'notifyDestination',
            'settleDestination',
          ],
        },
        onError: { target: 'unreachable', actions: 'forgetAddress' },
      },
    },
    deciding: {
      description: 'Something was read or saved: decides what is saved next, or shown.',
      meta: { spec: ['SHIP-04', 'SHIP-05'] },
      always: [
        { guard: 'hasNextAddress', target: 'choosing', actions: 'takeNextAddress' },
        { guard: 'hasNextForm', target: 'saving', actions: 'takeNextForm' },
        { guard: 'isEditing', target: 'editing' },
        { target: 'known' },
      ],
    },
    known: {
      description:
        'The address is shown with what is wrong with it; the shopper can go on once the order can be shipped there.',
      meta: { spec: ['CHK-09', 'ENT-12', 'ENT-20'] },
      entry: 'reportAddress',
      on: {
        'address.choose': {
          target: 'choosing',
          actions: {
            type: 'recordAddressChoice',
            params: ({ event }) => ({ choice: addressChoiceOf(event) }),
          },
        },
        'address.edit': { target: 'editing', actions: 'openForm' },
        'address.save': {
          target: 'saving',
          actions: { type: 'recordAddressForm', params: ({ event }) => ({ address: event.address }) },
        },
        'address.reload': { target: 'reading' },
        'address.settle': { actions: 'reportAddress' },
      },
    },
    editing: {
      description:
        'The form for a new address is open instead of the list; only an order that is picked up goes on past it.',
      meta: { spec: ['SHIP-04'] },
      entry: 'reportForm',
      on: {
        'address.cancel': { target: 'known', actions: 'closeForm' },
        'address.save': {
          target: 'saving',
          actions: { type: 'recordAddressForm', params: ({ event }) => ({ address: event.address }) },
        },
        'address.settle': { actions: 'reportForm' },
      },
    },
    unreachable: {
      description:
        'The address could not be read and counts as invalid; the shopper can try again, or pick up.',
      tags: ['unreachable'],
      meta: { spec: ['ENT-12'] },
      entry: 'reportAddress',
      on: {
        'address.reload': { target: 'reading' },
        'address.save': {
          target: 'reading',
          actions: { type: 'recordNextForm', params: ({ event }) => ({ address: event.address }) },
        },
        'address.settle': { actions: 'reportAddress' },
      },
    },
    choosing: {
      ...queueing,
      description:
        'The cart is being shipped to another known address; its quotes fall away with the old one. What is chosen or filled in meanwhile is saved next.',
      tags: ['pending'],
      meta: { spec: ['SHIP-05', 'SHIP-06', 'API-64', 'MSG-34'] },
      entry: ['forgetRefusal', 'reportSave'],
      invoke: {
        id: 'setShippingAddress',
        src: 'setShippingAddress',
        input: ({ context }) => addressChoiceIn(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ success: event.output.success }) },
            target: 'reading',
            actions: ['announceAddress', 'dropQuotes', 'reportChange', 'reloadCart'],
          },
          { guard: 'hasNext', target: 'deciding', actions: refusing },
          { target: 'deciding', actions: [...refusing, 'reportFailure'] },
        ],
        onError: [
          { guard: 'hasNext', target: 'deciding', actions: failing },
          { target: 'deciding', actions: [...failing, 'reportFailure'] },
        ],
      },
    },
    saving: {
      description: 'A new or corrected address is being saved, and the cart shipped to it.',
      tags: ['pending'],
      meta: { spec: ['SHIP-05', 'SHIP-06', 'API-63', 'MSG-34'] },
      entry: ['forgetRefusal', 'reportSave'],
      invoke: {
        id: 'saveShippingAddress',
        src: 'saveShippingAddress',
        input: ({ context }) => addressFormIn(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ success: event.output.success }) },
            target: 'reading',
            actions: [
              'forgetAddressForm',
              'closeForm',
              'announceForm',
              'announceAddress',
              'dropQuotes',
              'reportChange',
              'reloadCart',
            ],
          },
          { target: 'deciding', actions: [...refusing, 'reportFailure'] },
        ],
        onError: { target: 'deciding', actions: [...failing, 'reportFailure'] },
      },
    },
  },
})
