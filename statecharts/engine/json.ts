export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What survives being written as JSON; undefined becomes null. */
export const jsonOf = (value: unknown): Json =>
  value === undefined ? null : JSON.parse(JSON.stringify(value))

/** Equal values give equal texts, whatever the order of their keys. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value)) ?? 'undefined'

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(keys.map(([key, each]) => [key, sorted(each)]))
}
