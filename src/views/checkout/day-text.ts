const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Noon UTC, so that the day is the same in every US time zone. */
const noonOf = (isoDay: string): Date => new Date(`${isoDay.slice(0, 10)}T12:00:00Z`)

/** "Tue, May 13" */
export const dayText = (isoDay: string): string => format.format(noonOf(isoDay))

/** "Tuesday, May 13" */
export const longDayText = (isoDay: string): string => long.format(noonOf(isoDay))

/** Replaces ISO dates and times in a text of the server by their spelled-out form. */
export const withSpokenDays = (text: string): string =>
  text.replace(/\d{4}-\d{2}-\d{2}/g, dayText).replace(/\b([01]\d|2[0-3]):[0-5]\d\b/g, timeText)

/** "9:00 am" of "09:00" */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (!Number.isFinite(hour) || !Number.isFinite(minute)) return time
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
