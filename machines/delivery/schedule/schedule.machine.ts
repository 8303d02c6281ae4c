import { noRefusal } from '#machines/platform/refused-request.ts'
import { saving } from './saving.state.ts'
import { withContact, withTime, withWay } from './schedule.outcome.ts'
import { scheduleSetup } from './schedule.setup.ts'
import type { ScheduleContext, ScheduleEvent } from './schedule.types.ts'

interface OfContact {
  readonly context: ScheduleContext
  readonly event: Extract<ScheduleEvent, { readonly type: 'contact.save' }>
}

const recordContact = {
  type: 'recordDraft',
  params: ({ context, event }: OfContact) => ({
    draft: withContact(context.pickup, event.pickup_name, event.pickup_phone),
  }),
} as const

/** Delivery method, contact and dates. */
export const scheduleMachine = scheduleSetup.createMachine({
  id: 'schedule',
  description:
    'Ship or pick up, the contact, and the ship date or the day and time of the pickup; each choice is saved at once.',
  context: ({ input }) => ({
    pickup: input.pickup,
    draft: input.pickup,
    nextDraft: null,
    nextDate: null,
    dates: null,
    times: [],
    ...noRefusal,
  }),
  initial: 'readingDates',
  on: {
    'delivery.choose': {
      target: '.saving',
      actions: [
        'forgetTimes',
        'forgetNextDate',
        {
          type: 'recordDraft',
          params: ({ context, event }) => ({ draft: withWay(context.pickup, event.is_pickup) }),
        },
      ],
    },
    'contact.save': {
      target: '.saving',
      actions: ['forgetTimes', recordContact],
    },
  },
  states: {
    readingDates: {
      description:
        'The days on which the warehouse ships orders, or offers pickups, are read. A choice made meanwhile is saved first, and the days are read afterwards.',
      tags: ['pending'],
      meta: { spec: ['SHIP-01', 'API-30', 'API-31'] },
      invoke: {
        id: 'loadDates',
        src: 'loadDates',
        input: ({ context }) => ({ is_pickup: context.pickup.is_pickup }),
        onDone: {
          target: 'deciding',
          actions: { type: 'recordDates', params: ({ event }) => ({ dates: event.output.data }) },
        },
        onError: { target: 'datesUnreachable', actions: 'forgetNextDate' },
      },
    },
    deciding: {
      description:
        'A request has ended: decides whether a queued choice is saved, days or times are read, or the shopper is to choose. For a pickup without a day the times of the first day on offer are read.',
      meta: { spec: ['SHIP-01'] },
      entry: 'forgetDateOfOtherWay',
      always: [
        { guard: 'hasNextDraft', target: 'saving', actions: 'takeNextDraft' },
        { guard: 'isWithoutDates', target: 'readingDates' },
        { guard: 'hasNextDate', target: 'readingTimes', actions: 'takeNextDate' },
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'hasTimes', target: 'choosingTime' },
        { guard: 'hasFirstPickupDay', target: 'readingTimes', actions: 'recordFirstPickupDate' },
        { target: 'choosingDate' },
      ],
    },
    datesUnreachable: {
      description: 'The days could not be read, so none is offered. Retry reads them again.',
      tags: ['unreachable'],
      meta: { spec: ['SHIP-01'] },
      entry: 'reportOpen',
      on: {
        'dates.reload': { target: 'readingDates' },
        'schedule.settle': { actions: 'reportOpen' },
        'day.takeFirst': { actions: 'reportOpen' },
      },
    },
    choosingDate: {
      description:
        'No ship date is saved, or the times of a pickup day could not be read, or no day is on offer. A chosen ship date is saved at once; for a chosen pickup day its times are read.',
      meta: { spec: ['SHIP-01'] },
      entry: 'reportOpen',
      on: {
        'contact.save': {
          target: 'saving',
          actions: ['keepDate', recordContact],
        },
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
        'schedule.settle': { actions: 'reportOpen' },
        'day.takeFirst': [
          { guard: 'hasFirstDay', target: 'saving', actions: 'recordFirstDate' },
          { actions: 'reportOpen' },
        ],
      },
    },
    readingTimes: {
      description:
        'The pickup times of the chosen day are read. Another day chosen meanwhile cancels the request.',
      tags: ['pending'],
      meta: { spec: ['SHIP-01', 'API-29'] },
      entry: 'forgetTimes',
      on: {
        'contact.save': {
          target: 'saving',
          actions: ['keepDate', recordContact],
        },
        'date.choose': {
          target: 'readingTimes',
          reenter: true,
          actions: { type: 'recordDate', params: ({ event }) => ({ date: event.date }) },
        },
      },
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
      description:
        'The pickup times of the chosen day are offered. A chosen time is saved together with the day.',
      meta: { spec: ['SHIP-01'] },
      entry: 'reportOpen',
      on: {
        'contact.save': {
          target: 'saving',
          actions: ['keepDate', 'forgetTimes', recordContact],
        },
        'date.choose': {
          target: 'readingTimes',
          actions: { type: 'recordDate', params: ({ event }) => ({ date: event.date }) },
        },
        'time.choose': {
          target: 'saving',
          actions: {
            type: 'recordDraft',
            params: ({ context, event }) => ({ draft: withTime(context.draft, event.time) }),
          },
        },
        'schedule.settle': { actions: 'reportOpen' },
        'day.takeFirst': { actions: 'reportOpen' },
      },
    },
    saving,
    scheduled: {
      description:
        'The ship date, or day and time of the pickup, is saved. Another day or time reopens the shipping step.',
      meta: { spec: ['SHIP-01', 'CHK-10'] },
      entry: 'reportScheduled',
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
              params: ({ context, event }) => ({ draft: withTime(context.pickup, event.time) }),
            },
            'reopenStep',
          ],
        },
        'schedule.settle': { actions: 'reportScheduled' },
        'day.takeFirst': { actions: 'reportScheduled' },
      },
    },
  },
})
