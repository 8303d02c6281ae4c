import { bareOf, mayBeNull, type SchemaNode } from './schema-node.ts'

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  // only asked for where the schema says that it is an object
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A text or a number as a field shows it. */
export const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What is meant by the text of a field. */
export function typedValue(node: SchemaNode, typed: string): unknown {
  if (bareOf(node).type === 'number') return typed === '' ? null : Number(typed)
  return typed === '' && mayBeNull(node) ? null : typed
}

const DAYS = /^([A-Z]{2})[\s:]+(\d{1,2})$/

/** A line for each state; text that is not yet of that form is kept as it is. */
export const shownDays = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(recordOf(value))
        .map(([state, days]) => `${state} ${shownText(days)}`)
        .join('\n')

/** The days by state, or the text itself where a line is not of that form. */
export function typedDays(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line) => DAYS.exec(line.trim()))
  if (read.some((line) => line === null)) return text
  return Object.fromEntries(read.map((line) => [line?.[1] ?? '', Number(line?.[2])]))
}

/** The first line, by number, that is not of that form; null: none. */
export function wrongDaysLine(text: string): number | null {
  const at = text.split('\n').findIndex((line) => line.trim() !== '' && !DAYS.test(line.trim()))
  return at < 0 ? null : at + 1
}
