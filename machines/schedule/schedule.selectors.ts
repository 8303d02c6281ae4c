import type { SnapshotFrom } from 'xstate'
import type { Pickup } from '#contract/carts.ts'
import { latestDraft, withDate } from './schedule.outcome.ts'
import type { scheduleMachine } from './schedule.machine.ts'

export type ScheduleSnapshot = SnapshotFrom<typeof scheduleMachine>

/** The record to show: the latest pending choice, a date whose time is not chosen yet, or the saved record. */
export function planOf(snapshot: ScheduleSnapshot): Pickup {
  const { pickup, draft, nextDate } = snapshot.context
  if (snapshot.hasTag('pending')) {
    const latest = latestDraft(snapshot.context)
    return nextDate === null ? latest : withDate(latest, nextDate)
  }
  return snapshot.matches('choosingTime') ? { ...draft, pickup_time: null } : pickup
}

/** The pickup date whose times failed to load; choosing it again retries. */
export function failedDayOf(snapshot: ScheduleSnapshot): string | null {
  const { pickup, draft } = snapshot.context
  if (!pickup.is_pickup || !snapshot.matches('choosingDate')) return null
  return draft.pickup_date === pickup.pickup_date ? null : draft.pickup_date
}
