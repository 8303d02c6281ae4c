import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { Session } from '#server/account/auth/session.ts'
import type { CartRow } from './cart-row.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

/** Terms are granted per customer; payment at pickup requires pickup. */
export const methodsFor = (cart: Pick<CartRow, 'is_pickup'>, session: Session): PaymentMethod[] => [
  'credit_card',
  ...(session.netTerms ? (['net_terms'] as const) : []),
  ...(cart.is_pickup ? (['pay_at_pickup'] as const) : []),
]

/** Those of them that the shop takes: without a card gateway no card. */
export const offeredMethods = (
  cart: Pick<CartRow, 'is_pickup'>,
  { session, shop }: Pick<SessionContext, 'session' | 'shop'>,
): PaymentMethod[] =>
  methodsFor(cart, session).filter((method) => method !== 'credit_card' || shop.takesCards)
