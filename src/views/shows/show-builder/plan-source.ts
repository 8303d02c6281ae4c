import { MAX_INT } from '#contract/platform/constants.ts'
import type { PlanSource } from '#contract/content/show-paths.ts'

/** What the query of an address such as `?order=1234` plans a show from; null: nothing. */
export function planSourceOf(search: string): PlanSource | null {
  const query = new URLSearchParams(search)
  if (query.has('cart')) return { kind: 'cart' }
  for (const kind of ['order', 'savedCart', 'product'] as const) {
    const written = query.get(kind) ?? ''
    const id = Number(written)
    if (/^[1-9]\d{0,9}$/.test(written) && id <= MAX_INT) return { kind, id }
  }
  return null
}
