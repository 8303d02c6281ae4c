import { errorsAnswered, errorsThrown, noRefusal } from '#machines/platform/refused-request.ts'
import { addressChoiceIn, addressChoiceOf, addressFormIn } from './delivery.outcome.ts'
import { deliverySetup } from './delivery.setup.ts'

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
    'The shipping address of the order: a saved one, or a new one. It invokes schedule and stepCompletion.',
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
    ...noRefusal,
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
        'The address of the cart, its validity and the address book are read from the server. The answer, or its failure, ends it.',
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
      description:
        'A request has ended: decides whether a queued choice is sent, a queued form is saved, or the form or the address is shown.',
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
        'The address of the cart is shown, with the reason of the server when it is invalid. The shopper chooses another one, opens the form, or continues with a valid one.',
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
        'The form for a new address is shown instead of the list. Saving or closing it ends it; until then only a pickup can be continued.',
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
        'The address could not be read and counts as invalid. Retry, or saving a form, reads it again; a pickup can be continued without it.',
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
        'Another saved address is being set for the cart; on success its freight quotes are dropped. An address chosen or submitted meanwhile is queued.',
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
      description:
        'The address of the form is being saved and set for the cart. The answer, or its failure, ends it.',
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
