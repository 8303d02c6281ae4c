import { MAX_INT } from '#contract/platform/constants.ts'
import { LINE_SOURCES } from '#contract/quick-order/lines.ts'
import type { QuickOrderSource } from '#machines/quick-order/quick-order.types.ts'

/** What an address such as `?order=1234` takes lines from; without such a number they are typed. */
export function sourceOf(search: string): QuickOrderSource {
  const query = new URLSearchParams(search)
  for (const kind of LINE_SOURCES) {
    const written = query.get(kind) ?? ''
    const id = Number(written)
    if (/^[1-9]\d{0,9}$/.test(written) && id <= MAX_INT) return { kind, id }
  }
  return { kind: 'typed' }
}
