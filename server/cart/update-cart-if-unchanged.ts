import type { Db } from '#server/platform/database/db.ts'
import {
  type InputOf,
  int4,
  nullable,
  type SqlTypes,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { CART, type CartRow } from './cart-row.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { BEING_PLACED } from './change-cart.ts'
import { type CartContents, readCart } from './read-cart.ts'

export interface Revision<T> {
  readonly answer: T
  /** absent: writes nothing */
  readonly update?: CartUpdate
}

/**
 * Optimistic update of the current cart's row, without a transaction: writes what `work` returns only if the cart is
 * still the one it saw, else runs `work` again. Throws 409 while the order is being placed. @param seen the cart, when
 * the caller has already read it
 */
export async function updateCartIfUnchanged<T>(
  context: SessionContext,
  work: (cart: CartRow, lines: CartContents['lines']) => Revision<T> | Promise<Revision<T>>,
  seen: CartContents | null = null,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { cart, lines } = attempt === 1 && seen ? seen : await readCart(context)
    if (cart.status === 'submitting') throw new HttpError(409, [BEING_PLACED])
    const { answer, update } = await work(cart, lines)
    if (!update || (await update(context.db, { ...cart, now: context.now() }))) return answer
  }
  throw new HttpError(409, ['The cart is being changed elsewhere. Please try again.'])
}

const ATTEMPTS = 20

const COLUMNS = {
  address_id: nullable(int4),
  quote_id: nullable(text),
  carrier_option: CART.carrier_option,
  coupon_id: CART.coupon_id,
  is_pickup: CART.is_pickup,
  pickup_date: CART.pickup_date,
  pickup_time: CART.pickup_time,
  pickup_name: CART.pickup_name,
  contact_phone: CART.contact_phone,
  ship_date: CART.ship_date,
  payment_method: CART.payment_method,
  billing: CART.billing,
  card: CART.card,
}
type Column = keyof typeof COLUMNS

const SEEN = { id: int4, version: int4, now: timestamptz }

/** Writes if the row is unchanged since it was read; resolves with false otherwise. */
export type CartUpdate = (db: Db, seen: InputOf<typeof SEEN>) => Promise<boolean>

/**
 * An update statement for these columns of the current cart. @param isNote the columns affect neither price nor
 * delivery, so `version` stays
 */
export function cartUpdate<const C extends Column = never>(
  name: string,
  columns: readonly C[],
  { isNote = false } = {},
): (values: Pick<InputOf<typeof COLUMNS>, C>) => CartUpdate {
  const changes = [
    ...columns.map((column) => `${column} = :${column}`),
    ...(isNote ? [] : ['version = version + 1']),
    'modified_at = :now',
  ]
  const params: SqlTypes = {
    ...SEEN,
    ...Object.fromEntries(columns.map((column) => [column, COLUMNS[column]])),
  }
  const write = statement({
    name,
    sql: `update carts set ${changes.join(', ')}
      where id = :id and version = :version and status = 'current' returning id`,
    params,
    row: { id: int4 },
  })
  return (values) => async (db, seen) => (await write(db, { ...seen, ...values })).length > 0
}
