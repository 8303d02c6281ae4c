import type { CartStatus } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'

/** A cart by id, customer and project; no row when it is nobody's or somebody else's. */
export const findOwnCart = statement<{ id: number; status: CartStatus }>(
  'cart-own',
  'select id, status from carts where id = $1 and customer_id = $2 and project_id = $3',
)
export const lockOwnCart = statement<{ id: number; status: CartStatus }>(
  'cart-own-lock',
  'select id, status from carts where id = $1 and customer_id = $2 and project_id = $3 for update',
)
