import type { Card } from '#contract/checkout/payment.ts'
import type { CardFields } from '#src/views/platform/card-store.ts'

const blank: CardFields = { number: '', name: '', month: '', year: '', cvv: '', deposit: null }
const IDLE_LIMIT = 600_000

/**
 * The only place that holds card data, in memory: never in machine context, events or storage. The number is cleared
 * when the order succeeds, the shopper leaves or after ten minutes; the security code after each decline.
 */
export function createCardHolder(onIdle: () => void = () => undefined, limit = IDLE_LIMIT) {
  let fields = blank
  let idle: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const put = (next: CardFields) => {
    fields = next
    clearTimeout(idle)
    if (next !== blank) idle = setTimeout(lose, limit)
    for (const listener of listeners) listener()
  }
  const lose = () => {
    put(blank)
    onIdle()
  }
  return {
    read: () => fields,
    change: (part: Partial<CardFields>) => put({ ...fields, ...part }),
    dropCvv: () => put({ ...fields, cvv: '' }),
    drop: () => put(blank),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isHeld: () => fields.number !== '' && fields.month !== '' && fields.year !== '' && fields.cvv !== '',
    /** The card as both card calls send it. */
    wire: (): Card => ({
      cc_number: fields.number.replace(/\D/g, ''),
      cc_expire_month: fields.month,
      cc_expire_year: fields.year,
      cc_cvv: fields.cvv,
      cc_deposit_amount: fields.deposit,
    }),
  }
}

export type CardHolder = ReturnType<typeof createCardHolder>
