const timed = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
})

/** "May 3, 2026, 9:40 AM" of an ISO moment, in central time. */
export const timeText = (iso: string): string => timed.format(new Date(iso))
