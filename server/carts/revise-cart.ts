import type { SessionContext } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CartRow } from './cart-row.ts'
import type { CartUpdate } from './cart-update.ts'
import { BEING_PLACED } from './change-cart.ts'
import { type CartContents, readCart } from './read-cart.ts'

export interface Revision<T> {
  readonly answer: T
  /** nothing is written when absent */
  readonly update?: CartUpdate
}

/**
 * Changes the row of the current cart and nothing else, without a transaction: what `work` decided is written only
 * when the cart is still the one that it saw, else it decides again. Refused while the order is being placed.
 * @param seen the cart when it was read already
 */
export async function reviseCart<T>(
  context: SessionContext,
  work: (cart: CartRow, lines: CartContents['lines']) => Revision<T> | Promise<Revision<T>>,
  seen: CartContents | null = null,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { cart, lines } = attempt === 1 && seen ? seen : await readCart(context)
    if (cart.status === 'submitting') throw new Refusal(409, [BEING_PLACED])
    const { answer, update } = await work(cart, lines)
    if (!update || (await update(context.db, { ...cart, now: context.now() }))) return answer
  }
  throw new Refusal(409, ['The cart is being changed elsewhere. Please try again.'])
}

const ATTEMPTS = 20
