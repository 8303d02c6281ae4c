import type { SnapshotFrom } from 'xstate'
import type { Pickup } from '#contract/carts.ts'
import { latestDraft, withDate } from './schedule.outcome.ts'
import type { scheduleMachine } from './schedule.machine.ts'

export type ScheduleSnapshot = SnapshotFrom<typeof scheduleMachine>

/** The plan to show: the latest choice on its way, a day whose time is still open, or what is saved. */
export function planOf(snapshot: ScheduleSnapshot): Pickup {
  const { pickup, draft, nextDate } = snapshot.context
  if (snapshot.hasTag('pending')) {
    const latest = latestDraft(snapshot.context)
    return nextDate === null ? latest : withDate(latest, nextDate)
  }
  return snapshot.matches('choosingTime') ? { ...draft, pickup_time: null } : pickup
}

/** The pickup day whose times could not be read; choosing it once more is the second try. */
export function failedDayOf(snapshot: ScheduleSnapshot): string | null {
  const { pickup, draft } = snapshot.context
  if (!pickup.is_pickup || !snapshot.matches('choosingDate')) return null
  return draft.pickup_date === pickup.pickup_date ? null : draft.pickup_date
}
