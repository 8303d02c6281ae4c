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

/** "May 3, 2026" of an ISO day, or of the day that an ISO moment begins with. */
export const dateText = (iso: string): string => day.format(new Date(`${iso.slice(0, 10)}T12:00:00Z`))
