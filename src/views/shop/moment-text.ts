const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'America/Chicago',
})

/** "May 3, 2026" of an ISO moment, in the central time of the warehouse. */
export const momentText = (iso: string): string => moment.format(new Date(iso))
