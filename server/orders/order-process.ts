import type { AnswerIn } from '#contract/endpoint.ts'
import type { orderCalls } from '#contract/orders.ts'
import { findOwnCart } from '#server/carts/own-cart.ts'
import { statusOf } from '#server/carts/select-cart.ts'
import { idParam } from '#server/http/id-param.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/refusal.ts'
import { latestSubmission, storedSuccess } from './repeated.ts'

/** What became of the submission of a cart of the customer's own. */
export async function orderProcess(
  id: string,
  { db, session, projectId }: SessionContext,
): Promise<AnswerIn<typeof orderCalls.getOrderProcess>> {
  const [own] = await findOwnCart(db, idParam(id), session.customerId, projectId)
  if (!own) throw notFound()
  const submission = await latestSubmission(db, own.id)
  if (submission) return { status: statusOf[submission.state], response: submission.reply }
  const success = await storedSuccess(db, own.id)
  return success ? { status: 'complete', response: success } : { status: 'none', response: null }
}
