const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** A time stamp as people read it, in their time zone. */
export const momentText = (at: string): string => FORMAT.format(new Date(at))

/** The value of a field for date and time, in the time zone of the browser. */
export function toLocalField(at: string | null | undefined): string {
  if (!at) return ''
  const moment = new Date(at)
  // the offset of an early year, as it is typed digit by digit, is no number of minutes
  const parts = [moment.getMonth() + 1, moment.getDate(), moment.getHours(), moment.getMinutes()]
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'))
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** null: the field is empty or not complete yet */
export function fromLocalField(value: string): string | null {
  const moment = new Date(value)
  return value === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
