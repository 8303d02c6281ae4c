import { hasCardFee } from '#contract/cart/card-fee.ts'
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

/** Whether a card pays, chosen or proposed by checkout, that is not verified yet, and may have a fee by its brand. */
export function awaitsCard(cart: CartRow, context: SessionContext): boolean {
  const { app } = context.shop.settings.current(context.projectId)
  const [proposed = null] = offeredMethods(cart, context)
  const mayPay = (cart.payment_method ?? proposed) === 'credit_card' && cart.card === null
  return mayPay && hasCardFee(app)
}
