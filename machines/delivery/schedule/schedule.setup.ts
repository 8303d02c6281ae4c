import { assign, emit, sendTo, setup } from 'xstate'
import type { Pickup } from '#contract/delivery/delivery.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { nextRefusal, type OfErrors } from '#machines/platform/refused-request.ts'
import { systemActor } from '#machines/platform/system.ts'
import { isScheduled, latestDraft, type PickupVerdict, savedIn, withDate } from './schedule.outcome.ts'
import type {
  LoadDatesLogic,
  LoadPickupTimesLogic,
  PickupSaved,
  PickupTime,
  ScheduleContext,
  ScheduleEmitted,
  ScheduleEvent,
  ScheduleInput,
  ScheduleTag,
  UpdatePickupInfoLogic,
} from './schedule.types.ts'

export const scheduleSetup = setup({
  types: {
    context: {} as ScheduleContext,
    events: {} as ScheduleEvent,
    emitted: {} as ScheduleEmitted,
    input: {} as ScheduleInput,
    tags: {} as ScheduleTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    loadDates: placeholderActor<LoadDatesLogic>(),
    loadPickupTimes: placeholderActor<LoadPickupTimesLogic>(),
    updatePickupInfo: placeholderActor<UpdatePickupInfoLogic>(),
  },
  guards: {
    isPickup: ({ context }) => context.pickup.is_pickup,
    isScheduled: ({ context }) => isScheduled(context.pickup),
    isWithoutDates: ({ context }) => context.dates === null,
    hasFirstDay: ({ context }) => !context.pickup.is_pickup && firstDayOf(context) !== undefined,
    hasFirstPickupDay: ({ context }) => context.pickup.is_pickup && firstPickupDayOf(context) !== undefined,
    hasTimes: ({ context }) => context.times.length > 0 && context.draft.pickup_date !== null,
    hasNextDraft: ({ context }) => context.nextDraft !== null,
    hasNextDate: ({ context }) => context.nextDate !== null,
    isWayChanging: ({ context }) => latestDraft(context).is_pickup !== context.pickup.is_pickup,
    isPickupDayChosen: ({ context }) => latestDraft(context).pickup_date !== null,
    isWayChanged: (_, params: { readonly verdict: PickupVerdict }) => params.verdict === 'wayChanged',
    isSaved: (_, params: { readonly verdict: PickupVerdict }) => params.verdict === 'saved',
  },
  actions: {
    recordDates: assign((_, { dates }: { readonly dates: readonly string[] }) => ({ dates })),
    forgetDates: assign({ dates: null }),
    recordTimes: assign((_, { times }: { readonly times: readonly PickupTime[] }) => ({ times })),
    forgetTimes: assign({ times: [] }),
    recordDraft: assign((_, { draft }: { readonly draft: Pickup }) => ({ draft })),
    recordDate: assign(({ context }, { date }: { readonly date: string }) => ({
      draft: withDate(context.pickup, date),
      refusal: null,
    })),
    recordFirstDate: assign(({ context }) => ({
      draft: { ...context.pickup, ship_date: firstDayOf(context) ?? null },
    })),
    recordFirstPickupDate: assign(({ context }) => ({
      draft: withDate(context.pickup, firstPickupDayOf(context) ?? ''),
    })),
    recordNextDraft: assign((_, { draft }: { readonly draft: Pickup }) => ({ nextDraft: draft })),
    takeNextDraft: assign(({ context }) => ({ draft: latestDraft(context), nextDraft: null })),
    recordNextDate: assign((_, { date }: { readonly date: string }) => ({ nextDate: date })),
    takeNextDate: assign(({ context }) => ({
      draft: withDate(context.pickup, context.nextDate ?? ''),
      nextDate: null,
    })),
    forgetNextDate: assign({ nextDate: null }),
    forgetDateOfOtherWay: assign(({ context }) => ({
      nextDate: (context.nextDraft ?? context.pickup).is_pickup ? context.nextDate : null,
    })),
    // a refused pickup leaves its draft where the order is shipped
    keepDate: assign(({ context: { pickup, draft } }) => ({
      nextDate: pickup.is_pickup ? draft.pickup_date : null,
    })),
    recordPickup: assign(({ context }, { answer }: { readonly answer: PickupSaved }) => ({
      pickup: savedIn(answer, context.draft),
      draft: savedIn(answer, context.draft),
    })),
    recordRefusal: assign(({ context }, params: OfErrors) => nextRefusal(context, params)),
    forgetRefusal: assign({ refusal: null }),
    reportWay: sendTo(systemActor('delivery'), ({ context }) => ({
      type: 'way.saved',
      is_pickup: context.pickup.is_pickup,
    })),
    reportSave: sendTo(systemActor('stepCompletion'), { type: 'save.started' }),
    reportFailure: sendTo(systemActor('stepCompletion'), { type: 'save.failed' }),
    reportScheduled: sendTo(systemActor('stepCompletion'), ({ context }) => ({
      type: 'schedule.settled',
      is_pickup: context.pickup.is_pickup,
      isOpen: false,
    })),
    // without offered dates an order ships without a ship date
    reportOpen: sendTo(systemActor('stepCompletion'), ({ context }) => ({
      type: 'schedule.settled',
      is_pickup: context.pickup.is_pickup,
      isOpen: context.pickup.is_pickup || firstDayOf(context) !== undefined,
    })),
    reloadBilling: sendTo(systemActor('payment'), { type: 'billing.reload' }),
    reportChange: sendTo(systemActor('checkout'), { type: 'address.changed' }),
    reopenStep: sendTo(systemActor('checkout'), { type: 'step.reopened', step: 'shipping' }),
    reloadCart: sendTo(systemActor('cart'), { type: 'cart.reload' }),
    announcePickup: emit({ type: 'notice.pickupSaved' }),
    announcePickupFailure: emit({ type: 'notice.pickupFailed' }),
  },
})

const firstPickupDayOf = (context: ScheduleContext): string | undefined =>
  context.pickup.pickup_date ?? firstDayOf(context)

const firstDayOf = ({ dates }: ScheduleContext): string | undefined => dates?.[0]
