import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { Session } from '#server/account/auth/session.ts'
import type { CartRow } from '#server/cart/cart-row.ts'

/** Terms are granted per customer; payment at pickup requires pickup. */
export const methodsFor = (cart: Pick<CartRow, 'is_pickup'>, session: Session): PaymentMethod[] => [
  'credit_card',
  ...(session.netTerms ? (['net_terms'] as const) : []),
  ...(cart.is_pickup ? (['pay_at_pickup'] as const) : []),
]
