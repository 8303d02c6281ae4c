import { errorsOf } from '#machines/errors-of.ts'
import { addressChoiceIn, addressChoiceOf, addressFormIn } from './delivery.outcome.ts'
import { deliverySetup } from './delivery-setup.ts'

/** Where a shipped order goes. */
export const address = deliverySetup.createStateConfig({
  description: 'Where the order is shipped to: one of the saved addresses, or a new one.',
  initial: 'reading',
  states: {
    reading: {
      description:
        'The address of the cart and the address book are read; the server says whether it can be shipped to.',
      tags: ['addressPending'],
      meta: { spec: ['ENT-12', 'API-32', 'API-62'] },
      on: {
        'address.choose': {
          actions: { type: 'recordNextAddress', params: ({ event }) => ({ choice: addressChoiceOf(event) }) },
        },
      },
      invoke: {
        id: 'loadAddress',
        src: 'loadAddress',
        onDone: {
          target: 'known',
          actions: [
            { type: 'recordAddress', params: ({ event }) => ({ answer: event.output }) },
            'tellDestination',
            'settleDestination',
          ],
        },
        onError: { target: 'unreachable', actions: 'forgetAddress' },
      },
    },
    known: {
      description:
        'The address is shown with what is wrong with it; the shopper can go on once the order can be shipped there.',
      meta: { spec: ['CHK-09', 'ENT-12', 'ENT-20'] },
      always: { guard: 'hasNextAddress', target: 'choosing', actions: 'takeNextAddress' },
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
        'delivery.confirm': { guard: 'hasDestination', actions: 'completeDelivery' },
      },
    },
    editing: {
      description:
        'The form for a new address is open instead of the list; only an order that is picked up goes on past it.',
      meta: { spec: ['SHIP-04'] },
      on: {
        'address.cancel': { target: 'known', actions: 'closeForm' },
        'address.save': {
          target: 'saving',
          actions: { type: 'recordAddressForm', params: ({ event }) => ({ address: event.address }) },
        },
        'delivery.confirm': { guard: 'isPickup', actions: 'completeDelivery' },
      },
    },
    unreachable: {
      description:
        'The address could not be read and counts as invalid; the shopper can try again, or pick up.',
      tags: ['addressUnreachable'],
      meta: { spec: ['ENT-12'] },
      on: {
        'address.reload': { target: 'reading' },
        'delivery.confirm': { guard: 'hasDestination', actions: 'completeDelivery' },
      },
    },
    choosing: {
      description:
        'The cart is being shipped to another known address; its quotes fall away with the old one.',
      tags: ['addressPending'],
      meta: { spec: ['SHIP-05', 'SHIP-06', 'API-64', 'MSG-34'] },
      entry: 'forgetRefusal',
      on: {
        'address.choose': {
          actions: { type: 'recordNextAddress', params: ({ event }) => ({ choice: addressChoiceOf(event) }) },
        },
      },
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
          {
            target: 'known',
            actions: [
              { type: 'recordRefusal', params: ({ event }) => ({ errors: event.output.errors }) },
              { type: 'announceRefusal', params: ({ event }) => ({ errors: event.output.errors }) },
            ],
          },
        ],
        onError: {
          target: 'known',
          actions: [
            { type: 'recordRefusal', params: ({ event }) => ({ errors: errorsOf(event.error) }) },
            { type: 'announceRefusal', params: ({ event }) => ({ errors: errorsOf(event.error) }) },
          ],
        },
      },
    },
    saving: {
      description: 'A new or corrected address is being saved, and the cart shipped to it.',
      tags: ['addressPending'],
      meta: { spec: ['SHIP-05', 'SHIP-06', 'API-63', 'MSG-34'] },
      entry: 'forgetRefusal',
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
              'announceAddress',
              'dropQuotes',
              'reportChange',
              'reloadCart',
            ],
          },
          {
            guard: 'isEditing',
            target: 'editing',
            actions: [
              { type: 'recordRefusal', params: ({ event }) => ({ errors: event.output.errors }) },
              { type: 'announceRefusal', params: ({ event }) => ({ errors: event.output.errors }) },
            ],
          },
          {
            target: 'known',
            actions: [
              { type: 'recordRefusal', params: ({ event }) => ({ errors: event.output.errors }) },
              { type: 'announceRefusal', params: ({ event }) => ({ errors: event.output.errors }) },
            ],
          },
        ],
        onError: [
          {
            guard: 'isEditing',
            target: 'editing',
            actions: [
              { type: 'recordRefusal', params: ({ event }) => ({ errors: errorsOf(event.error) }) },
              { type: 'announceRefusal', params: ({ event }) => ({ errors: errorsOf(event.error) }) },
            ],
          },
          {
            target: 'known',
            actions: [
              { type: 'recordRefusal', params: ({ event }) => ({ errors: errorsOf(event.error) }) },
              { type: 'announceRefusal', params: ({ event }) => ({ errors: errorsOf(event.error) }) },
            ],
          },
        ],
      },
    },
  },
})
