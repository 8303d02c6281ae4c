import type { Kysely, UpdateObject } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CartRow } from './cart-row.ts'
import { BEING_PLACED } from './change-cart.ts'
import { type CartContents, readCart } from './read-cart.ts'

type Columns = keyof UpdateObject<Database, 'carts'>
export type CartPatch = { readonly [Column in Columns]?: string | number | boolean | null }

export interface Revision<T> {
  readonly answer: T
  /** what is written; nothing when absent */
  readonly patch?: CartPatch
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
  { patch = {}, isNote = false }: Revision<T>,
  now: Date,
): Promise<boolean> {
  const entries = Object.entries(patch)
  const write = writeOf(
    entries.map(([column]) => column),
    isNote,
  )
  const rows = await write(db, id, version, now, ...entries.map(([, value]) => value))
  return rows.length > 0
}

const writes = new Map<string, ReturnType<typeof statement<{ id: number }>>>()

/** One statement for each set of columns, of which the code has a few: cart, version, now, values. */
function writeOf(columns: readonly string[], isNote: boolean): ReturnType<typeof statement<{ id: number }>> {
  const changes = [
    ...columns.map((column, index) => `${column} = $${index + 4}`),
    ...(isNote ? [] : ['version = version + 1']),
  ]
  const text = `update carts set ${[...changes, 'modified_at = $3'].join(', ')}
    where id = $1 and version = $2 and status = 'current' returning id`
  const write = writes.get(text) ?? statement<{ id: number }>(`cart-revise-${writes.size + 1}`, text)
  writes.set(text, write)
  return write
}
