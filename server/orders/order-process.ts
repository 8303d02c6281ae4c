import type { AnswerIn } from '#contract/endpoint.ts'
import type { orderCalls } from '#contract/orders.ts'
import { findOwnCart } from '#server/carts/own-cart.ts'
import { statusOf } from '#server/carts/select-cart.ts'
import { idParam } from '#server/http/id-param.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { notFound } from '#server/http/refusal.ts'
import { latestRefusal } from './refusals.ts'
import { latestSubmission, storedSuccess } from './repeated.ts'

type Process = AnswerIn<typeof orderCalls.getOrderProcess>

/**
 * What became of the submission of a cart of the customer's own. An order, or one in flight, is told whatever is asked.
 * Else it is the latest decline or refusal, and with a version only one of the cart in that version.
 */
export async function orderProcess(
  id: string,
  cartVersion: number | undefined,
  { db, session, projectId }: SessionContext,
): Promise<Process> {
  const [own] = await findOwnCart(db, idParam(id), session.customerId, projectId)
  if (!own) throw notFound()
  const submission = await latestSubmission(db, own.id)
  if (submission?.state === 'pending' || submission?.state === 'accepted') return told(submission)
  const success = submission ? null : await storedSuccess(db, own.id)
  if (success) return { status: 'complete', response: success }
  const refusal = await latestRefusal(db, own.id)
  const isAsked = ({ cart_version }: { readonly cart_version: number }) =>
    cartVersion === undefined || cart_version === cartVersion
  if (refusal && isAsked(refusal) && !(submission && submission.created_at > refusal.refused_at))
    return { status: 'error', response: refusal.reply }
  return submission && isAsked(submission) ? told(submission) : { status: 'none', response: null }
}

const told = ({ state, reply }: NonNullable<Awaited<ReturnType<typeof latestSubmission>>>): Process => ({
  status: statusOf[state],
  response: reply,
})
