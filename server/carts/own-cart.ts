import type { CartStatus } from '#server/database/schema.ts'
import { int4, textOf } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'

const params = { id: int4, customerId: int4, projectId: int4 }
const row = { id: int4, status: textOf<CartStatus>() }
const OWN =
  'select id, status from carts where id = :id and customer_id = :customerId and project_id = :projectId'

/** A cart by id, customer and project; no row when it is nobody's or somebody else's. */
export const findOwnCart = statement({ name: 'cart-own', sql: OWN, params, row })
export const lockOwnCart = statement({ name: 'cart-own-lock', sql: `${OWN} for update`, params, row })
