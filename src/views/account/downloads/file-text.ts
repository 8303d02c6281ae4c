const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const count = new Intl.NumberFormat('en-US')

/** "74 kB" of bytes. */
export const sizeText = (bytes: number): string =>
  `${count.format(Math.max(1, Math.round(bytes / 1_000)))} kB`

/** "May 3, 2026" of an ISO day or moment. */
export const dayText = (iso: string): string => day.format(new Date(`${iso.slice(0, 10)}T12:00:00Z`))
