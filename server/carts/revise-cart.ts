import { type Kysely, sql, type UpdateObject } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CartRow } from './cart-row.ts'
import { BEING_PLACED } from './change-cart.ts'
import { type CartContents, readCart } from './read-cart.ts'

export interface Revision<T> {
  readonly answer: T
  /** what is written; nothing when absent */
  readonly patch?: UpdateObject<Database, 'carts'>
  /** a note changes neither the price nor the way of an order, so the version stays */
  readonly isNote?: boolean
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
    const revision = await work(cart, lines)
    if (!revision.patch || (await isWritten(context.db, cart, revision, context.now())))
      return revision.answer
  }
  throw new Refusal(409, ['The cart is being changed elsewhere. Please try again.'])
}

const ATTEMPTS = 20

async function isWritten<T>(
  db: Kysely<Database>,
  { id, version }: CartRow,
  { patch, isNote }: Revision<T>,
  now: Date,
): Promise<boolean> {
  const bump = isNote ? {} : { version: sql<number>`version + 1` }
  const result = await db
    .updateTable('carts')
    .set({ ...patch, ...bump, modified_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', 'current')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
