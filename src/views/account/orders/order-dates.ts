const timed = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
})
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "May 3, 2026, 9:40 AM" of an ISO moment, in central time. */
export const timeText = (iso: string): string => timed.format(new Date(iso))

/** "May 3, 2026" of an ISO day. */
export const dateText = (iso: string): string => day.format(new Date(`${iso.slice(0, 10)}T12:00:00Z`))
