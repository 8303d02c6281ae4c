import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { ownerOf } from './cart-owner.ts'
import { type CartRow, currentCart } from './cart-row.ts'
import { findOwnCart } from './own-cart.ts'
import { rowId } from './row-id.ts'

export const STALE = 'This cart is no longer the current one. Nothing was changed.'

/** Ends a call that is about another cart than the current one, and names the current one. */
export async function refuseOtherCart(
  db: Kysely<Database>,
  current: Pick<CartRow, 'id'>,
  { meantCart, session, projectId }: SessionContext,
): Promise<void> {
  if (meantCart === null || meantCart === current.id) return
  const [own] = await findOwnCart(db, { id: rowId(meantCart), customerId: session.customerId, projectId })
  throw own ? new Refusal(409, [STALE], null, current.id) : notFound()
}

/** The current cart of whoever calls, without its lines. */
export async function cartOfCall(context: SessionContext): Promise<CartRow> {
  const cart = await currentCart(context.db, ownerOf(context))
  await refuseOtherCart(context.db, cart, context)
  return cart
}
