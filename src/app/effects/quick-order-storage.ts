import * as v from 'valibot'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import type { QuickOrderDraft } from '#src/views/quick-order/use-quick-order.ts'

/** Removed at a log-out, too: `forgetQuickOrder`. */
const KEY = 'quickOrder'
/** No list that can be checked is longer. */
const MOST_CHARACTERS = MAX_LINES * 100

const Kept = v.object({ customers_id: v.number(), text: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)) })

/**
 * The list that a customer has written and not added yet, until the log-out. Storage may be full, denied or hold
 * anything: then nothing is kept, and the open page alone knows the list.
 */
export const quickOrderDraft = (customers_id: number): QuickOrderDraft => ({
  read() {
    try {
      const found = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
      return found.success && found.output.customers_id === customers_id ? found.output.text : ''
    } catch {
      return ''
    }
  },
  write(text) {
    try {
      if (text.trim() === '' || text.length > MOST_CHARACTERS) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, JSON.stringify({ customers_id, text }))
    } catch {
      // best effort: it is only not known after a reload
    }
  },
})
