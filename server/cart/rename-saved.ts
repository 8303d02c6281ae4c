import type { cartCalls } from '#contract/cart/carts.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'

/** The date stays, because the lines of the cart have not changed. */
const write = statement({
  name: 'cart-saved-rename',
  sql: `update carts set name = :name where id = :id and customer_id = :customerId and project_id = :projectId
     and status = 'saved' returning id`,
  params: { id: int4, customerId: int4, projectId: int4, name: text },
  row: { id: int4 },
})

/** Names a saved cart of the customer; throws 404 for any other. */
export async function renameSaved(
  id: number,
  name: string | undefined,
  { db, session, projectId }: SessionContext,
): Promise<AnswerIn<typeof cartCalls.updateCart>> {
  if (!name) return { success: false, errors: ['Enter a name for the cart.'] }
  const rows = await write(db, { id: rowId(id), customerId: session.customerId, projectId, name })
  if (rows.length === 0) throw notFound()
  return { success: true }
}
