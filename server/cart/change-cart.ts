import type { Transaction } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { ownerOf, refuseOtherCart } from './customer-cart.ts'
import { type CartRow, lockedCart } from './cart-row.ts'

export const BEING_PLACED =
  'The order of this cart is being placed. Please wait for its outcome before you change the cart.'

/**
 * Runs `work` in one transaction that holds the lock on the current cart's row; throws 409 while its order is being
 * placed.
 */
export function changeCart<T>(
  context: SessionContext,
  work: (trx: Transaction, cart: CartRow) => Promise<T>,
): Promise<T> {
  return inTransaction(context.db, async (trx) => {
    const cart = await lockedCart(trx, ownerOf(context))
    await refuseOtherCart(trx, cart, context)
    if (cart.status === 'submitting') throw new HttpError(409, [BEING_PLACED])
    return work(trx, cart)
  })
}
