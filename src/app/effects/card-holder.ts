import type { Card } from '#contract/payment.ts'
import type { CardFields } from '#src/views/shop/card-store.ts'

const blank: CardFields = { number: '', name: '', month: '', year: '', cvv: '', deposit: null }
const IDLE_LIMIT = 600_000

/**
 * The one place that knows the card. It is no machine context, no event, no storage: the number lives until
 * the order succeeds, the shopper leaves or ten minutes pass, the security code until the next attempt.
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
    /** What the two card calls send. */
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
