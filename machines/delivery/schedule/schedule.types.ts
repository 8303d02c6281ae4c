import type { PromiseActorLogic } from 'xstate'
import type { accountCalls } from '#contract/account/account.ts'
import type { deliveryCalls, Pickup } from '#contract/delivery/delivery.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { RefusalContext } from '#machines/platform/refused-request.ts'

export interface ScheduleInput {
  readonly pickup: Pickup
}

export interface PickupTime {
  readonly value: string
  readonly label: string
}

export interface ScheduleContext extends RefusalContext {
  /** as stored by the server */
  readonly pickup: Pickup
  /** as it will be when the save in flight, or the choice of a time, succeeds */
  readonly draft: Pickup
  /** with choices made while the draft is being saved; saved next */
  readonly nextDraft: Pickup | null
  /** a pickup date without a time, chosen before or during a save; its times are loaded after the save */
  readonly nextDate: string | null
  /** null: not loaded yet for this delivery method */
  readonly dates: readonly string[] | null
  readonly times: readonly PickupTime[]
}

export type ScheduleEvent =
  /** Ship or Pick up */
  | { readonly type: 'delivery.choose'; readonly is_pickup: boolean }
  | {
      readonly type: 'contact.save'
      readonly pickup_name: string | null
      readonly pickup_phone: string | null
    }
  | { readonly type: 'dates.reload' }
  /** a ship date, or the date of the pickup */
  | { readonly type: 'date.choose'; readonly date: string }
  | { readonly type: 'time.choose'; readonly time: string }
  /** from stepCompletion; answered with `schedule.settled` when nothing is in flight */
  | { readonly type: 'schedule.settle' }
  /** from stepCompletion: Continue without a ship date */
  | { readonly type: 'day.takeFirst' }

export type ScheduleEmitted =
  | { readonly type: 'notice.pickupSaved' }
  | { readonly type: 'notice.pickupFailed' }

export type ScheduleTag = 'pending' | 'unreachable'

export type PickupSaved = Answer<typeof deliveryCalls.updatePickupInfo>
export type DatesAnswer = Answer<typeof accountCalls.loadAvailableShipDates>
export type TimesAnswer = Answer<typeof accountCalls.loadAvailablePickupTimes>

/** Ship dates, or dates for pickup. */
export type LoadDatesLogic = PromiseActorLogic<DatesAnswer, { readonly is_pickup: boolean }>
export type LoadPickupTimesLogic = PromiseActorLogic<TimesAnswer, { readonly date: string }>
export type UpdatePickupInfoLogic = PromiseActorLogic<PickupSaved, Pickup>
