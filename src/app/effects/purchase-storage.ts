import * as v from 'valibot'
import { ProductLines } from '#contract/quick-order/lines.ts'
import type { PurchaseStore } from '#src/services/shows/show-purchase.ts'

const PREFIX = 'showPurchase/'
/** in milliseconds; the server knows the id of a request for a day */
const KEPT = 20 * 3_600_000

const Kept = v.object({
  request_id: v.pipe(v.string(), v.uuid()),
  lines: ProductLines,
  sent_at: v.number(),
})

/** Storage may be full, denied or hold anything: then nothing is kept, and the open page alone knows its request. */
export const purchaseStorage: PurchaseStore = {
  read(key) {
    try {
      const found = v.safeParse(Kept, JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null'))
      if (!found.success || Date.now() - found.output.sent_at > KEPT) return null
      const { request_id, lines } = found.output
      return { request_id, lines }
    } catch {
      return null
    }
  },
  write(key, request) {
    try {
      if (request === null) localStorage.removeItem(PREFIX + key)
      else localStorage.setItem(PREFIX + key, JSON.stringify({ ...request, sent_at: sentAt(key, request) }))
    } catch {
      // best effort: it is only not known after a reload
    }
  },
}

/** A repetition does not make a request younger. */
function sentAt(key: string, { request_id }: { readonly request_id: string }): number {
  const found = v.safeParse(Kept, JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null'))
  return found.success && found.output.request_id === request_id ? found.output.sent_at : Date.now()
}
