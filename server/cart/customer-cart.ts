import type { ProjectId } from '#contract/platform/constants.ts'
import { textOf as settingText } from '#contract/site/settings.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, textOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { notFound, HttpError } from '#server/platform/http/http-error.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'
import { type CartOwner, type CartRow, type CartStatus, currentCart } from './cart-row.ts'

const params = { id: int4, customerId: int4, projectId: int4 }
const row = { id: int4, status: textOf<CartStatus>() }
const SELECT =
  'select id, status from carts where id = :id and customer_id = :customerId and project_id = :projectId'

/** A cart by id, customer and project; no row when the cart is unknown or another customer's. */
export const findCustomerCart = statement({ name: 'customer-cart', sql: SELECT, params, row })
export const lockCustomerCart = statement({
  name: 'customer-cart-lock',
  sql: `${SELECT} for update`,
  params,
  row,
})

/** The owner of the cart of a call, taken from the session only. */
export const ownerOf = ({ session, projectId, shop }: SessionContext): CartOwner => ({
  customerId: session.customerId,
  projectId,
  warehouseState: warehouseState(shop.settings, projectId),
})

const DEFAULT_STATE = 'MO'

/** The state whose sales tax applies to pickup. */
export const warehouseState = (settings: SettingsReader, projectId: ProjectId): string =>
  settingText(settings.current(projectId).store, 'warehouse_state', DEFAULT_STATE)

/** The current cart of the session, without its lines. */
export async function cartOfCall(context: SessionContext): Promise<CartRow> {
  const cart = await currentCart(context.db, ownerOf(context))
  await refuseOtherCart(context.db, cart, context)
  return cart
}

export const STALE = 'This cart is no longer the current one. Nothing was changed.'

/**
 * Throws 409 with the id of the current cart when the call expects another one, 404 when that one is not the
 * customer's.
 */
export async function refuseOtherCart(
  db: Db,
  current: Pick<CartRow, 'id'>,
  { expectedCartId, session, projectId }: SessionContext,
): Promise<void> {
  if (expectedCartId === null || expectedCartId === current.id) return
  const id = rowId(expectedCartId)
  const [expected] = await findCustomerCart(db, { id, customerId: session.customerId, projectId })
  throw expected ? new HttpError(409, [STALE], null, current.id) : notFound()
}
