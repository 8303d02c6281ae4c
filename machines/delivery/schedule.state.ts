import { withContact, withWay } from './delivery.outcome.ts'
import { deliverySetup } from './delivery-setup.ts'
import { saving } from './saving.state.ts'

/** Delivery method, contact and dates. */
export const schedule = deliverySetup.createStateConfig({
  description: 'Ship or pick up, the contact, and the ship date or the day and time of the pickup.',
  initial: 'readingDates',
  on: {
    'delivery.choose': {
      target: '.saving',
      actions: [
        'forgetTimes',
        {
          type: 'recordDraft',
          params: ({ context, event }) => ({ draft: withWay(context.pickup, event.is_pickup) }),
        },
      ],
    },
    'contact.save': {
      target: '.saving',
      actions: [
        'forgetTimes',
        {
          type: 'recordDraft',
          params: ({ context, event }) => ({
            draft: withContact(context.pickup, event.pickup_name, event.pickup_phone),
          }),
        },
      ],
    },
  },
  states: {
    readingDates: {
      description: 'The days on which the warehouse ships orders, or hands them out, are read.',
      tags: ['schedulePending'],
      meta: { spec: ['SHIP-01', 'API-30', 'API-31'] },
      invoke: {
        id: 'loadDates',
        src: 'loadDates',
        input: ({ context }) => ({ is_pickup: context.pickup.is_pickup }),
        onDone: [
          {
            guard: 'isScheduled',
            target: 'scheduled',
            actions: { type: 'recordDates', params: ({ event }) => ({ dates: event.output.data }) },
          },
          {
            target: 'choosingDate',
            actions: { type: 'recordDates', params: ({ event }) => ({ dates: event.output.data }) },
          },
        ],
        onError: { target: 'datesUnreachable' },
      },
    },
    datesUnreachable: {
      description: 'The days could not be read, so none is offered; the shopper can try again.',
      tags: ['datesUnreachable'],
      meta: { spec: ['SHIP-01'] },
      on: { 'dates.reload': { target: 'readingDates' } },
    },
    choosingDate: {
      description:
        'The shopper picks a day. A ship date is saved at once, a pickup day first asks for a time.',
      meta: { spec: ['SHIP-01'] },
      on: {
        'date.choose': [
          {
            guard: 'isPickup',
            target: 'readingTimes',
            actions: { type: 'recordDate', params: ({ event }) => ({ date: event.date }) },
          },
          {
            target: 'saving',
            actions: { type: 'recordDate', params: ({ event }) => ({ date: event.date }) },
          },
        ],
      },
    },
    readingTimes: {
      description: 'The pickup times of the chosen day are read.',
      tags: ['schedulePending'],
      meta: { spec: ['SHIP-01', 'API-29'] },
      entry: 'forgetTimes',
      invoke: {
        id: 'loadPickupTimes',
        src: 'loadPickupTimes',
        input: ({ context }) => ({ date: context.draft.pickup_date ?? '' }),
        onDone: {
          target: 'choosingTime',
          actions: { type: 'recordTimes', params: ({ event }) => ({ times: event.output.data }) },
        },
        onError: { target: 'choosingDate' },
      },
    },
    choosingTime: {
      description: 'The shopper picks a time of that day, or another day when none suits.',
      meta: { spec: ['SHIP-01'] },
      on: {
        'date.choose': {
          target: 'readingTimes',
          actions: { type: 'recordDate', params: ({ event }) => ({ date: event.date }) },
        },
        'time.choose': {
          target: 'saving',
          actions: {
            type: 'recordDraft',
            params: ({ context, event }) => ({ draft: { ...context.draft, pickup_time: event.time } }),
          },
        },
      },
    },
    saving,
    scheduled: {
      description:
        'The day, and for a pickup the time, is saved. Another day or time reopens the shipping step.',
      meta: { spec: ['SHIP-01', 'CHK-10'] },
      on: {
        'date.choose': [
          {
            guard: 'isPickup',
            target: 'readingTimes',
            actions: [{ type: 'recordDate', params: ({ event }) => ({ date: event.date }) }, 'reopenStep'],
          },
          {
            target: 'saving',
            actions: [{ type: 'recordDate', params: ({ event }) => ({ date: event.date }) }, 'reopenStep'],
          },
        ],
        'time.choose': {
          guard: 'isPickup',
          target: 'saving',
          actions: [
            {
              type: 'recordDraft',
              params: ({ context, event }) => ({ draft: { ...context.pickup, pickup_time: event.time } }),
            },
            'reopenStep',
          ],
        },
        'pickup.confirm': { guard: 'isPickup', actions: 'completeShipping' },
      },
    },
  },
})
