import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { orderCalls } from '#contract/checkout/submit-order.ts'
import { findCustomerCart } from '#server/cart/customer-cart.ts'
import { statusOf } from '#server/cart/select-cart.ts'
import type { Db } from '#server/platform/database/db.ts'
import { bool, int4, nullable } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { latestRefusal } from './refusals.ts'
import { latestSubmission, storedSuccess } from './repeated.ts'

type Process = AnswerIn<typeof orderCalls.getOrderProcess>

const outdate = statement({
  name: 'cart-outdate',
  sql: `update carts set version = version + 1 where id = :id and version = :version and status = 'current' returning id`,
  params: { id: int4, version: int4 },
  row: { id: int4 },
})

const selectAck = statement({
  name: 'order-process-ack',
  sql: `select o.external_id is not null as is_acknowledged,
     exists (select from feed_keys k where k.project_id = o.project_id and k.revoked_at is null) as is_followed
   from orders o where o.cart_id = :cartId`,
  params: { cartId: int4 },
  row: { is_acknowledged: nullable(bool), is_followed: nullable(bool) },
})

/**
 * The outcome of a submission of the customer's cart. An order, or a submission in flight, is returned for any version
 * asked. Otherwise the latest decline or rejection, with `version` only one of that version of the cart. "No
 * submission" is final for a version: a submission of it that arrives later is rejected.
 *
 * With the integration on, an order is pending until the back office that follows the storefront has acknowledged it.
 */
export async function orderProcess(
  id: string,
  cartVersion: number | undefined,
  { db, session, projectId, shop }: SessionContext,
): Promise<Process> {
  const [own] = await findCustomerCart(db, { id: idParam(id), customerId: session.customerId, projectId })
  if (!own) throw notFound()
  const known = await knownProcess(db, own.id, cartVersion)
  const isIntegrated = flagOf(shop.settings.current(projectId).app, 'netsuite_integration_enabled')
  if (known?.status === 'complete' && isIntegrated && (await waitsForAck(db, own.id))) return PENDING
  if (known) return known
  const isFinal =
    cartVersion === undefined || (await outdate(db, { id: own.id, version: cartVersion })).length > 0
  return (isFinal ? null : await knownProcess(db, own.id, cartVersion)) ?? { status: 'none', response: null }
}

const PENDING: Process = { status: 'pending', response: null }

async function waitsForAck(db: Db, cartId: number): Promise<boolean> {
  const [order] = await selectAck(db, { cartId })
  return order?.is_followed === true && order.is_acknowledged !== true
}

async function knownProcess(
  db: Db,
  cartId: number,
  cartVersion: number | undefined,
): Promise<Process | null> {
  const submission = await latestSubmission(db, cartId)
  if (submission?.state === 'pending' || submission?.state === 'accepted') return processOf(submission)
  const success = submission ? null : await storedSuccess(db, cartId)
  if (success) return { status: 'complete', response: success }
  const refusal = await latestRefusal(db, cartId)
  const isAsked = ({ cart_version }: { readonly cart_version: number }) =>
    cartVersion === undefined || cart_version === cartVersion
  if (refusal && isAsked(refusal) && !(submission && submission.created_at > refusal.refused_at))
    return { status: 'error', response: refusal.reply }
  return submission && isAsked(submission) ? processOf(submission) : null
}

const processOf = ({ state, reply }: NonNullable<Awaited<ReturnType<typeof latestSubmission>>>): Process => ({
  status: statusOf[state],
  response: reply,
})
