import type { Pickup } from '#contract/delivery/delivery.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { emptyPickup } from '#machines/checkout/checkout-preflight/checkout-preflight.outcome.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { scheduleMachine } from './schedule.machine.ts'
import { isScheduled, latestDraft } from './schedule.outcome.ts'
import type { PickupSaved } from './schedule.types.ts'
import { scheduleWords } from './schedule.words.ts'

const answered = (body: unknown) => done(body, { status: 200, body })
const saved: PickupSaved = { success: true, errors: [], message: null, data: null }
const offline = fails(new ApiError({ kind: 'offline' }), 'offline')
const pickedUp: Pickup = {
  ...emptyPickup,
  is_pickup: true,
  pickup_date: '2026-06-30',
  pickup_time: '10:00',
}

export const scheduleModel = defineModel({
  machine: scheduleMachine,
  title: 'Delivery schedule',
  words: scheduleWords,
  purpose: 'Ship or pick up, whom to call, and on which day; the latest choice is the one that is saved.',
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
    'contact.save': [{ type: 'contact.save', pickup_name: 'Dana Whitfield', pickup_phone: '4175550140' }],
    'dates.reload': [{ type: 'dates.reload' }],
    'date.choose': [
      { type: 'date.choose', date: '2026-06-30' },
      { type: 'date.choose', date: '2026-07-01' },
    ],
    'time.choose': [{ type: 'time.choose', time: '11:30' }],
    'schedule.settle': [{ type: 'schedule.settle' }],
    'day.takeFirst': [{ type: 'day.takeFirst' }],
  },
  outcomes: {
    loadDates: {
      offered: answered({ success: true, data: ['2026-06-29', '2026-06-30', '2026-07-01'] }),
      none: answered({ success: true, data: [] }),
      unreachable: offline,
    },
    loadPickupTimes: {
      offered: answered({ success: true, data: [{ value: '10:00', label: '10:00 AM' }] }),
      unreachable: offline,
    },
    updatePickupInfo: {
      saved: answered(saved),
      passed: answered({ ...saved, data: emptyPickup }),
      refused: answered({ ...saved, success: false, errors: ['Nothing is shipped on this day.'] }),
      unreachable: offline,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'scheduled'),
  key: ({ pickup, draft, nextDraft, nextDate, dates, times }) => [
    [pickup, draft, nextDraft].map((plan) =>
      plan === null ? null : [plan.is_pickup, isScheduled(plan), plan.pickup_date !== null],
    ),
    nextDate !== null,
    dates === null ? null : dates.length > 0,
    times.length > 0,
  ],
  overlaps: ['deciding|always', 'saving|date.choose', 'saving|done.updatePickupInfo'],
  ignores: ['saving|time.choose', 'scheduled|time.choose'],
  invariants: {
    'a schedule is there where the chart says so': ({ value, context }) =>
      !isIn(value, 'scheduled') || isScheduled(context.pickup),
    'a ship date that is saved is shown as such': ({ value, context }) =>
      !isIn(value, 'choosingDate') || !isScheduled(context.pickup) || context.pickup.is_pickup,
    'a time is only chosen on a day': ({ value, context }) =>
      !isIn(value, 'choosingTime') || context.draft.pickup_date !== null,
    'a later choice waits only while another one is being saved': ({ value, context }) =>
      isIn(value, 'saving') || context.nextDraft === null,
    'a day whose times are to be read waits only while something is saved, or the days are read': ({
      value,
      context,
    }) => isIn(value, 'saving', 'readingDates') || context.nextDate === null,
    'no refusal is told while a choice is being saved': ({ value, context }) =>
      !isIn(value, 'saving') || context.refusal === null,
    'only a pickup has a day whose times are to be read': ({ context }) =>
      context.nextDate === null || latestDraft(context).is_pickup,
  },
  leadsTo: {
    'what is read or saved is decided, unless something else is chosen meanwhile': {
      from: ({ value, context }) =>
        isIn(value, 'readingDates', 'readingTimes') ||
        (isIn(value, 'saving') && context.nextDraft === null && context.nextDate === null),
      to: ({ value, context }) =>
        !isIn(value, 'saving', 'readingDates', 'readingTimes') ||
        context.nextDraft !== null ||
        context.nextDate !== null,
      provided: 'answersVary',
    },
  },
})
