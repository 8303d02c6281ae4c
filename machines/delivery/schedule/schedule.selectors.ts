import type { SnapshotFrom } from 'xstate'
import type { Pickup } from '#contract/delivery/delivery.ts'
import type { scheduleMachine } from './schedule.machine.ts'

export type ScheduleSnapshot = SnapshotFrom<typeof scheduleMachine>

/** The record to show: the latest pending choice, a date whose time is not chosen yet, or the saved record. */
export function planOf(snapshot: ScheduleSnapshot): Pickup {
  const { pickup, draft, nextDraft, nextDate } = snapshot.context
  if (!snapshot.hasTag('pending'))
    return snapshot.matches('choosingTime') ? { ...draft, pickup_time: null } : pickup
  const latest = nextDraft ?? draft
  return nextDate === null ? latest : { ...latest, pickup_date: nextDate, pickup_time: null }
}

/** The pickup date whose times failed to load; choosing it again retries. */
export function failedDayOf(snapshot: ScheduleSnapshot): string | null {
  const { pickup, draft } = snapshot.context
  if (!pickup.is_pickup || !snapshot.matches('choosingDate')) return null
  // of a saved day the draft has no time while other times are read
  const isSaved = draft.pickup_date === pickup.pickup_date && draft.pickup_time === pickup.pickup_time
  return isSaved ? null : draft.pickup_date
}
