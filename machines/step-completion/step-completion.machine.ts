import { sendTo, setup } from 'xstate'
import { systemActor } from '#machines/system.ts'
import type { ScheduleStatus, StepCompletionEvent, StepCompletionTag } from './step-completion.types.ts'

/** Coordinates Continue on the details and the shipping step: waits for pending saves, then completes the step. */
export const stepCompletionMachine = setup({
  types: {
    events: {} as StepCompletionEvent,
    tags: {} as StepCompletionTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  guards: {
    isShipDateOpen: (_, { status }: { readonly status: ScheduleStatus }) =>
      status.is_open && !status.is_pickup,
    isOpen: (_, { status }: { readonly status: ScheduleStatus }) => status.is_open,
    isPickup: (_, { status }: { readonly status: ScheduleStatus }) => status.is_pickup,
    hasDestination: (_, params: { readonly hasDestination: boolean }) => params.hasDestination,
    isSelected: (_, params: { readonly isSelected: boolean }) => params.isSelected,
  },
  actions: {
    awaitSchedule: sendTo(systemActor('schedule'), { type: 'schedule.settle' }),
    awaitAddress: sendTo(systemActor('delivery'), { type: 'address.settle' }),
    awaitTexas: sendTo(systemActor('texasCheck'), { type: 'texas.settle' }),
    awaitQuotes: sendTo(systemActor('shippingQuotes'), { type: 'quotes.settle' }),
    takeFirstDay: sendTo(systemActor('schedule'), { type: 'day.takeFirst' }),
    completeDelivery: sendTo(systemActor('checkout'), { type: 'delivery.completed' }),
    completeShipping: sendTo(systemActor('checkout'), { type: 'shipping.completed' }),
  },
}).createMachine({
  id: 'stepCompletion',
  description:
    'Continue on the details and the shipping step: it waits for the end of every save, and leaves the step when all is saved.',
  initial: 'resting',
  on: {
    'delivery.confirm': { target: '.completingDetails' },
    'shipping.confirm': { target: '.completingShipping' },
  },
  states: {
    resting: {
      description: 'Continue has not been pressed, or the step stays because something is missing or failed.',
      meta: { spec: ['CHK-09'] },
    },
    completingDetails: {
      description: 'Continue was pressed on the details step. A save that fails keeps the shopper there.',
      tags: ['completingDetails'],
      meta: { spec: ['CHK-09', 'CHK-14'] },
      initial: 'awaitingSchedule',
      on: {
        'contact.edited': {
          description: 'What is typed now is not saved, so that Continue has to be pressed again.',
          target: 'resting',
        },
        'save.started': { target: '.awaitingSchedule' },
        'save.failed': { target: 'resting' },
      },
      states: {
        awaitingSchedule: {
          description: 'The way of delivery or the contact may still be being saved.',
          entry: 'awaitSchedule',
          on: { 'schedule.settled': { target: 'awaitingAddress' } },
        },
        awaitingAddress: {
          description: 'The address may still be being saved or read.',
          entry: 'awaitAddress',
          on: {
            'address.settled': [
              {
                guard: {
                  type: 'hasDestination',
                  params: ({ event }) => ({ hasDestination: event.has_destination }),
                },
                target: 'awaitingTexas',
              },
              { target: '#stepCompletion.resting' },
            ],
          },
        },
        awaitingTexas: {
          description: 'Whether the goods may go there may still be being checked.',
          entry: 'awaitTexas',
          on: { 'texas.settled': { target: '#stepCompletion.resting', actions: 'completeDelivery' } },
        },
      },
    },
    completingShipping: {
      description: 'Continue was pressed on the shipping step. A save that fails keeps the shopper there.',
      tags: ['completingShipping'],
      meta: { spec: ['CHK-09', 'SHIP-01', 'SHIP-02'] },
      initial: 'awaitingDay',
      on: { 'save.failed': { target: 'resting' } },
      states: {
        awaitingDay: {
          description: 'The ship date, or day and time of the pickup, may still be being saved.',
          entry: 'awaitSchedule',
          on: {
            'schedule.settled': [
              {
                guard: { type: 'isShipDateOpen', params: ({ event }) => ({ status: event }) },
                target: 'takingFirstDay',
              },
              {
                guard: { type: 'isOpen', params: ({ event }) => ({ status: event }) },
                target: '#stepCompletion.resting',
              },
              {
                guard: { type: 'isPickup', params: ({ event }) => ({ status: event }) },
                target: '#stepCompletion.resting',
                actions: 'completeShipping',
              },
              { target: 'awaitingQuotes' },
            ],
          },
        },
        takingFirstDay: {
          description: 'No ship date is chosen: the first one on offer, which the page shows, is saved.',
          entry: 'takeFirstDay',
          on: {
            'schedule.settled': [
              {
                guard: { type: 'isOpen', params: ({ event }) => ({ status: event }) },
                target: '#stepCompletion.resting',
              },
              { target: 'awaitingQuotes' },
            ],
          },
        },
        awaitingQuotes: {
          description: 'The quote of a carrier may still be being saved or read.',
          entry: 'awaitQuotes',
          on: {
            'save.started': { target: 'awaitingDay' },
            'quotes.settled': [
              {
                guard: { type: 'isSelected', params: ({ event }) => ({ isSelected: event.is_selected }) },
                target: '#stepCompletion.resting',
                actions: 'completeShipping',
              },
              { target: '#stepCompletion.resting' },
            ],
          },
        },
      },
    },
  },
})
