/** Far more than a shop has of brands, categories, lists, price levels and values of filters. */
const MOST = 20_000
/** keyed by the JSON of the value */
const kept = new Map<string, unknown>()

type Value = string | null | readonly (string | number)[]

/** The first value that equals this one: the database driver makes new ones for each row. */
export function interned<T extends Value>(value: T): T {
  if (value === null) return value
  const key = JSON.stringify(value)
  const found = kept.get(key)
  // what has the same JSON is of the same type
  if (found !== undefined) return found as T
  if (kept.size >= MOST) kept.clear()
  kept.set(key, value)
  return value
}
