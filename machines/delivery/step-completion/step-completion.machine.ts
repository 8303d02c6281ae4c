import { sendTo, setup } from 'xstate'
import { systemActor } from '#machines/platform/system.ts'
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
      status.isOpen && !status.is_pickup,
    isOpen: (_, { status }: { readonly status: ScheduleStatus }) => status.isOpen,
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
    'Continue on the details and the shipping step: waits until no save is in flight, then completes the step if nothing is missing or failed.',
  initial: 'resting',
  on: {
    'delivery.confirm': { target: '.completingDetails' },
    'shipping.confirm': { target: '.completingShipping' },
  },
  states: {
    resting: {
      description:
        'Continue has not been pressed, or the step was not completed because something is missing or failed.',
      meta: { spec: ['CHK-09'] },
    },
    completingDetails: {
      description:
        'Continue was pressed on the details step. A failed save, or further typing, ends it without completing the step.',
      tags: ['completingDetails'],
      meta: { spec: ['CHK-09', 'CHK-14'] },
      initial: 'awaitingSchedule',
      on: {
        'contact.edited': {
          description: 'What was typed after the press is not saved, so Continue must be pressed again.',
          target: 'resting',
        },
        'save.started': { target: '.awaitingSchedule' },
        'save.failed': { target: 'resting' },
      },
      states: {
        awaitingSchedule: {
          description:
            'Waits until schedule has no request in flight for the method of delivery or the contact.',
          entry: 'awaitSchedule',
          on: { 'schedule.settled': { target: 'awaitingAddress' } },
        },
        awaitingAddress: {
          description:
            'Waits until delivery has no request in flight for the address. Without a valid destination the step is not completed.',
          entry: 'awaitAddress',
          on: {
            'address.settled': [
              {
                guard: {
                  type: 'hasDestination',
                  params: ({ event }) => ({ hasDestination: event.hasDestination }),
                },
                target: 'awaitingTexas',
              },
              { target: '#stepCompletion.resting' },
            ],
          },
        },
        awaitingTexas: {
          description: 'Waits until texasCheck has no request in flight, then completes the step.',
          entry: 'awaitTexas',
          on: { 'texas.settled': { target: '#stepCompletion.resting', actions: 'completeDelivery' } },
        },
      },
    },
    completingShipping: {
      description:
        'Continue was pressed on the shipping step. A failed save ends it without completing the step.',
      tags: ['completingShipping'],
      meta: { spec: ['CHK-09', 'SHIP-01', 'SHIP-02'] },
      initial: 'awaitingDay',
      on: { 'save.failed': { target: 'resting' } },
      states: {
        awaitingDay: {
          description:
            'Waits until schedule has no request in flight for the ship date, or day and time of the pickup.',
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
          description:
            'No ship date is chosen: the first date on offer, which the page shows as selected, is saved.',
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
          description:
            'Waits until shippingQuotes has no request in flight. Without a selected quote the step is not completed.',
          entry: 'awaitQuotes',
          on: {
            'save.started': { target: 'awaitingDay' },
            'quotes.settled': [
              {
                guard: { type: 'isSelected', params: ({ event }) => ({ isSelected: event.isSelected }) },
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
