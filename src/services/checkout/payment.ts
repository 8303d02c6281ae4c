import { fromPromise } from 'xstate'
import { type Card, paymentCalls } from '#contract/checkout/payment.ts'
import type {
  AuthorizeCardLogic,
  ClearMethodLogic,
  LoadBillingLogic,
  SaveBillingLogic,
} from '#machines/checkout/payment/payment.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Reads the card from its holder for one call. */
export type ReadCard = () => Card

const blankCard = { cc_number: '', cc_expire_month: '', cc_expire_year: '', cc_cvv: '' } as const

export function paymentServices(call: Call, readCard: ReadCard) {
  const loadBilling: LoadBillingLogic = fromPromise(({ signal }) =>
    call(paymentCalls.selectBilling, {}, { signal }),
  )
  const saveBilling: SaveBillingLogic = fromPromise(({ input, signal }) =>
    call(paymentCalls.saveBilling, { body: { ...input, ...blankCard } }, { signal }),
  )
  const clearMethod: ClearMethodLogic = fromPromise(({ input, signal }) =>
    call(paymentCalls.saveBilling, { body: { id: input.id, payment_method: null } }, { signal }),
  )
  const authorizeCard: AuthorizeCardLogic = fromPromise(({ signal }) =>
    call(paymentCalls.authCreditCard, { body: readCard() }, { signal }),
  )
  return { loadBilling, saveBilling, clearMethod, authorizeCard }
}
