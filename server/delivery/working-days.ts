import { type CentralTime, dayAfter, monthOf, weekday } from '#server/platform/central-time.ts'

export interface DaysRequest {
  readonly now: CentralTime
  /** days on which the warehouse is closed, `YYYY-MM-DD` */
  readonly closed: ReadonlySet<string>
  readonly isRush: boolean
}

/** An order from this hour (24 h) on takes one more packing day. */
const CUT_OFF_HOUR = 12
const DAYS_AHEAD = 60
const MOST_DAYS = 30
const WEEKDAY_HOURS = { first: 8, last: 16 } as const
const SATURDAY_HOURS = { first: 9, last: 13 } as const
const SUNDAY = 0
const SATURDAY = 6

const isWeekday = (day: string): boolean => ![SUNDAY, SATURDAY].includes(weekday(day))
const isSeasonSaturday = (day: string): boolean => [5, 6].includes(monthOf(day)) && weekday(day) === SATURDAY

const isShipDay = (day: string, closed: ReadonlySet<string>): boolean => isWeekday(day) && !closed.has(day)
const isPickupDay = (day: string, closed: ReadonlySet<string>): boolean =>
  (isWeekday(day) || isSeasonSaturday(day)) && !closed.has(day)

/**
 * The days on which the warehouse can ship, soonest first. Packing takes one working day, one more after the cut-off,
 * one less for rush shipping (never the same day).
 */
export function shipDays(request: DaysRequest): readonly string[] {
  return daysFrom(request, isShipDay)
}

/** The days on which an order can be picked up; same packing time. */
export function pickupDays(request: DaysRequest): readonly string[] {
  return daysFrom(request, isPickupDay)
}

function daysFrom(
  request: DaysRequest,
  isOpen: (day: string, closed: ReadonlySet<string>) => boolean,
): readonly string[] {
  const { now, closed } = request
  const days: string[] = []
  const last = dayAfter(now.day, DAYS_AHEAD)
  for (let day = readyDay(request); day <= last && days.length < MOST_DAYS; day = dayAfter(day, 1))
    if (isOpen(day, closed)) days.push(day)
  return days
}

/** Whether an order takes the packing day more that rush shipping saves. */
export const isAfterCutOff = ({ hour }: CentralTime): boolean => hour >= CUT_OFF_HOUR

/** The first weekday on which packing is finished. */
function readyDay({ now, closed, isRush }: DaysRequest): string {
  const packing = Math.max(1, (isAfterCutOff(now) ? 2 : 1) - (isRush ? 1 : 0))
  let day = now.day
  for (let packed = 0; packed < packing; ) {
    day = dayAfter(day, 1)
    if (isShipDay(day, closed)) packed++
  }
  return day
}

export interface PickupTime {
  /** `HH:00`, central time */
  readonly value: string
  readonly label: string
}

/** The pickup hours of a day; none when the day is not offered. */
export function pickupTimes(day: string, days: readonly string[]): readonly PickupTime[] {
  if (!days.includes(day)) return []
  const { first, last } = weekday(day) === SATURDAY ? SATURDAY_HOURS : WEEKDAY_HOURS
  return Array.from({ length: last - first + 1 }, (_, index) => timeAt(first + index))
}

function timeAt(hour: number): PickupTime {
  const value = `${String(hour).padStart(2, '0')}:00`
  return { value, label: `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'am' : 'pm'}` }
}
