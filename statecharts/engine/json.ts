export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What survives being written as JSON; undefined becomes null. */
export const jsonOf = (value: unknown): Json =>
  value === undefined ? null : JSON.parse(JSON.stringify(value))

/** JSON with sorted keys: equal values give equal texts, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return textOf(value, canonical)
}

const texts = new WeakMap<object, string>()

/** The same for contexts, whose parts are never changed once made: each part is written once. */
export function contextText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value, contextText)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = textOf(value, contextText)
  texts.set(value, text)
  return text
}

function textOf(value: unknown, inner: (part: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(inner).join()}]`
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${inner(part)}`).join()}}`
}
