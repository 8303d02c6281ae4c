const ZONE = 'America/Chicago'
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export interface CentralTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly hour: number
  readonly minute: number
}

const MINUTE = 60_000
let latest: { readonly minute: number; readonly time: CentralTime } | null = null

/** Date and time in the time zone of the warehouse, independent of the process; cached per minute. */
export function centralTime(moment: Date): CentralTime {
  const minute = Math.floor(moment.getTime() / MINUTE)
  if (latest?.minute !== minute) latest = { minute, time: readClock(moment) }
  return latest.time
}

function readClock(moment: Date): CentralTime {
  const at = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${at['year']}-${at['month']}-${at['day']}`,
    hour: Number(at['hour']),
    minute: Number(at['minute']),
  }
}

const DAY = 86_400_000
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Adds days to a `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnight(day) + days * DAY).toISOString().slice(0, 10)

/** SQL of the moment at which a day begins. @param day SQL of a date */
export const startOfDay = (day: string): string => `(${day})::timestamp at time zone '${ZONE}'`

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(midnight(day)).getUTCDay()
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** "Thursday, May 7" of a `YYYY-MM-DD`. */
export const longDay = (day: string): string => dayFormat.format(midnight(day))

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "May 7, 2026" of a `YYYY-MM-DD`. */
export const longDate = (day: string): string => dateFormat.format(midnight(day))

export const monthOf = (day: string): number => Number(day.slice(5, 7))

/** A text with each time of day, such as 13:30, as 1:30 PM. */
export const withSpokenTimes = (text: string): string =>
  text.replaceAll(/\b([01]\d|2[0-3]):([0-5]\d)\b(?! [AP]M)/g, (_, hour: string, minute: string) => {
    const hours = Number(hour)
    return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`
  })
