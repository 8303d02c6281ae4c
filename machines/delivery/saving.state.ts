import { verdictOn } from './delivery.outcome.ts'
import { deliverySetup } from './delivery-setup.ts'

/** While the way, the contact or the day is being saved. */
export const saving = deliverySetup.createStateConfig({
  description: 'The choice is being saved; what was saved before counts until the server agrees.',
  tags: ['schedulePending'],
  meta: { spec: ['API-68', 'MSG-40', 'MSG-41'] },
  on: { 'delivery.choose': {}, 'contact.save': {} },
  invoke: {
    id: 'updatePickupInfo',
    src: 'updatePickupInfo',
    input: ({ context }) => context.draft,
    onDone: [
      {
        guard: {
          type: 'isWayChanged',
          params: ({ context, event }) => ({ verdict: verdictOn(event.output, context) }),
        },
        target: 'readingDates',
        actions: [
          { type: 'recordPickup', params: ({ event }) => ({ answer: event.output }) },
          'announcePickup',
          'tellDestination',
          'settleDestination',
          'reloadBilling',
          'reportChange',
          'reloadCart',
        ],
      },
      {
        guard: {
          type: 'isNowScheduled',
          params: ({ context, event }) => ({ verdict: verdictOn(event.output, context) }),
        },
        target: 'scheduled',
        actions: [
          { type: 'recordPickup', params: ({ event }) => ({ answer: event.output }) },
          'announcePickup',
          'reloadCart',
        ],
      },
      {
        guard: {
          type: 'isPickupSaved',
          params: ({ context, event }) => ({ verdict: verdictOn(event.output, context) }),
        },
        target: 'choosingDate',
        actions: [
          { type: 'recordPickup', params: ({ event }) => ({ answer: event.output }) },
          'announcePickup',
          'reloadCart',
        ],
      },
      { guard: 'isScheduled', target: 'scheduled', actions: 'announcePickupFailure' },
      { guard: 'hasTimes', target: 'choosingTime', actions: 'announcePickupFailure' },
      { target: 'choosingDate', actions: 'announcePickupFailure' },
    ],
    onError: [
      { guard: 'isScheduled', target: 'scheduled', actions: 'announcePickupFailure' },
      { guard: 'hasTimes', target: 'choosingTime', actions: 'announcePickupFailure' },
      { target: 'choosingDate', actions: 'announcePickupFailure' },
    ],
  },
})
