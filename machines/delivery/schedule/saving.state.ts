import { errorsAnswered, errorsThrown } from '#machines/platform/refused-request.ts'
import { latestDraft, verdictOn, withContact, withDate, withTime, withWay } from './schedule.outcome.ts'
import { scheduleSetup } from './schedule.setup.ts'
import type { PickupSaved, ScheduleContext } from './schedule.types.ts'

interface OfPickup {
  readonly context: ScheduleContext
  readonly event: { readonly output: PickupSaved }
}

const pickupVerdict = ({ context, event }: OfPickup) => ({ verdict: verdictOn(event.output, context) })

/** Saves delivery method, contact or date. */
export const saving = scheduleSetup.createStateConfig({
  description:
    'A choice is being saved; the record saved before stays valid until the server accepts it. Choices made meanwhile are queued as one record, which is saved next.',
  tags: ['pending'],
  meta: { spec: ['API-68', 'MSG-40', 'MSG-41'] },
  entry: ['forgetRefusal', 'reportSave'],
  on: {
    'delivery.choose': {
      actions: [
        'forgetTimes',
        'forgetNextDate',
        {
          type: 'recordNextDraft',
          params: ({ context, event }) => ({ draft: withWay(latestDraft(context), event.is_pickup) }),
        },
      ],
    },
    'contact.save': {
      actions: {
        type: 'recordNextDraft',
        params: ({ context, event }) => ({
          draft: withContact(latestDraft(context), event.pickup_name, event.pickup_phone),
        }),
      },
    },
    'date.choose': [
      {
        description: 'Ignored: the days on the page are those of the previous method of delivery.',
        guard: 'isWayChanging',
      },
      {
        guard: 'isPickup',
        actions: [
          'forgetTimes',
          { type: 'recordNextDate', params: ({ event }) => ({ date: event.date }) },
          'reopenStep',
        ],
      },
      {
        actions: [
          {
            type: 'recordNextDraft',
            params: ({ context, event }) => ({ draft: withDate(latestDraft(context), event.date) }),
          },
          'reopenStep',
        ],
      },
    ],
    'time.choose': {
      guard: 'isPickupDayChosen',
      actions: [
        {
          type: 'recordNextDraft',
          params: ({ context, event }) => ({ draft: withTime(latestDraft(context), event.time) }),
        },
        'reopenStep',
      ],
    },
  },
  invoke: {
    id: 'updatePickupInfo',
    src: 'updatePickupInfo',
    input: ({ context }) => context.draft,
    onDone: [
      {
        guard: { type: 'isWayChanged', params: pickupVerdict },
        target: 'deciding',
        actions: [
          { type: 'recordPickup', params: ({ event }) => ({ answer: event.output }) },
          'forgetDates',
          'forgetTimes',
          'announcePickup',
          'reportWay',
          'reloadBilling',
          'reportChange',
          'reloadCart',
        ],
      },
      {
        guard: { type: 'isSaved', params: pickupVerdict },
        target: 'deciding',
        actions: [
          { type: 'recordPickup', params: ({ event }) => ({ answer: event.output }) },
          'announcePickup',
          'reloadCart',
        ],
      },
      {
        description: 'The queued record contains this choice too, so its failure is not announced.',
        guard: 'hasNextDraft',
        target: 'deciding',
      },
      {
        target: 'deciding',
        actions: [
          { type: 'recordRefusal', params: errorsAnswered },
          'announcePickupFailure',
          'reportFailure',
        ],
      },
    ],
    onError: [
      { guard: 'hasNextDraft', target: 'deciding' },
      {
        target: 'deciding',
        actions: [{ type: 'recordRefusal', params: errorsThrown }, 'announcePickupFailure', 'reportFailure'],
      },
    ],
  },
})
