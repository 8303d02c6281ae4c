const ZONE = 'America/Chicago'
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE })

/** A time stamp as people read it, in the central time of the warehouse, as on orders. */
export const momentText = (at: string): string => FORMAT.format(new Date(at))

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The clock of the warehouse at a moment, as `YYYY-MM-DDTHH:MM:SS`. @param at milliseconds */
function clockAt(at: number): string {
  const parts = Object.fromEntries(CLOCK.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year = '', month, day, hour, minute, second } = parts
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/** The value of a field for date and time, in central time. */
export const toCentralField = (at: string | null | undefined): string =>
  at ? clockAt(Date.parse(at)).slice(0, 'YYYY-MM-DDTHH:MM'.length) : ''

/**
 * The moment of a field in central time; of an hour that comes twice in autumn the first. null: the field is empty or not complete
 * yet.
 */
export function fromCentralField(value: string): string | null {
  const wanted = Date.parse(`${value}:00Z`)
  if (value === '' || Number.isNaN(wanted)) return null
  const shiftAt = (moment: number) => Date.parse(`${clockAt(moment)}Z`) - moment
  const first = wanted - shiftAt(wanted)
  const second = wanted - shiftAt(first)
  // an hour that spring leaves out is the one after it
  const isThere = second + shiftAt(second) === wanted
  return new Date(isThere ? second : first).toISOString()
}
