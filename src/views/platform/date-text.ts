const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'America/Chicago',
})
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "May 3, 2026" of an ISO moment, in the central time of the warehouse. */
export const momentText = (iso: string): string => moment.format(new Date(iso))

/** "May 3, 2026" of `YYYY-MM-DD`; of a moment it would be the day in UTC, so take `momentText`. */
export const dateText = (isoDay: string): string => day.format(new Date(`${isoDay}T12:00:00Z`))

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** "Wednesday, June 30 at 6:00 PM" of `YYYY-MM-DD HH:MM`. */
export const warehouseTimeText = (time: string): string =>
  clock.format(new Date(`${time.replace(' ', 'T')}Z`))

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Chicago',
})

/** Whether a `YYYY-MM-DD HH:MM` of the warehouse is over. */
export const isWarehouseTimePast = (time: string, now: Date): boolean => time <= wallClock.format(now)
