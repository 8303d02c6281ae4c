/** Fields of money in answers of the API; a filter by price is a list. */
const MONEY = /(^|_)(price|prices|amount|total_due|cost)(_|$)/

/** The path of the first money field below a value, or null: a page for everybody must have none. */
export function priceIn(value: unknown, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}.${key}`
    if (MONEY.test(key) && (typeof inner === 'number' || typeof inner === 'string')) return here
    const below = priceIn(inner, here)
    if (below !== null) return below
  }
  return null
}
