import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#contract/site/site.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { jsonb, nullable, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { BillTo, CardDetails, CardGateway, CardOutcome } from '#server/platform/gateway/card-gateway.ts'
import { GATEWAY_TIMEOUT, withTimeout } from '#server/platform/gateway/with-timeout.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { uncountEvents } from '#server/platform/http/rate-limit.ts'
import { detailsOf } from '#server/checkout/payment/card-check.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { pendingAnswer, type SubmitAnswer } from './submission-answers.ts'
import { recordRefusal } from './refusals.ts'
import { type Reserved, reserve } from './reserve.ts'
import { type Settlement, settle } from './settle.ts'
import { cardOf, requestFingerprint, type SubmissionRequest } from './submission-request.ts'

const selectReply = statement({
  name: 'submission-reply',
  sql: 'select reply from submissions where id = :id',
  params: { id: uuid },
  row: { reply: nullable(jsonb<SubmitAnswer>()) },
})

/** Places the order of a cart at most once, however often the call is repeated and in however many processes. */
export async function submitOrder(
  request: SubmissionRequest,
  context: SessionContext,
): Promise<SubmitAnswer> {
  const { session, projectId, shop } = context
  const cartId = rowId(request.cart_id)
  const { app } = await shop.settings.fresh(projectId)
  const fingerprint = requestFingerprint(request, shop.secret)
  const place = () => placeOrder(request, fingerprint, app, context)
  const key = `${projectId}:${session.customerId}:${cartId}`
  return shop.placeOnce(key, fingerprint, place) ?? pendingAnswer(cartId)
}

async function placeOrder(
  request: SubmissionRequest,
  fingerprint: string,
  app: Settings,
  context: SessionContext,
): Promise<SubmitAnswer> {
  const reservation = await reserve(request, fingerprint, app, context)
  switch (reservation.kind) {
    case 'answered':
      return kept(reservation.answer, request, context)
    case 'elsewhere':
      return outcomeElsewhere(reservation.submissionId, request.cart_id, context)
    case 'reserved':
      return chargeAndSettle(reservation, request, context)
  }
}

/** Storing the reply for later is best effort: on failure the caller still gets it. */
async function kept(
  answer: SubmitAnswer,
  { cart_id, cart_version }: SubmissionRequest,
  { db, shop, now }: SessionContext,
): Promise<SubmitAnswer> {
  if (answer.success || answer.data?.kind === 'pending') return answer
  await recordRefusal(db, cart_id, { cart_version, reply: answer, refused_at: now() }).catch(
    (error: unknown) => shop.log(`a refusal was not kept: ${describeError(error)}`),
  )
  return answer
}

async function chargeAndSettle(
  reserved: Reserved,
  request: SubmissionRequest,
  context: SessionContext,
): Promise<SubmitAnswer> {
  const { db, shop, now } = context
  await shop.failpoint?.('reserved')
  const settlement = await settlementOf(reserved, request, context)
  if (settlement === null) {
    await uncountEvents(db, reserved.cardTry)
    return pendingAnswer(request.cart_id)
  }
  await shop.failpoint?.('before settling')
  const answer = await settle(db, reserved, settlement, now())
  if (settlement.kind === 'approved') shop.jobs.wake()
  await shop.failpoint?.('settled')
  return answer
}

/** Null: unknown. Terms, payment at pickup and a zero total charge no card. */
async function settlementOf(
  { submissionId, amount, billTo }: Reserved,
  request: SubmissionRequest,
  { shop }: SessionContext,
): Promise<Settlement | null> {
  const card = request.payment_method === 'credit_card' ? cardOf(request) : null
  if (!card || amount === 0) return { kind: 'approved', reference: null }
  const outcome = await charge(shop, submissionId, amount, { card: detailsOf(card), billTo })
  await shop.failpoint?.('after gateway')
  return outcome.kind === 'unknown' ? null : outcome
}

/**
 * Authorizes a card, idempotent by the key of its submission. A lost response is looked up once; if it stays unknown,
 * the card is never charged again.
 */
async function charge(
  { gateway, failpoint }: Pick<ServerDeps, 'gateway' | 'failpoint'>,
  key: string,
  amountCents: number,
  { card, billTo }: { readonly card: CardDetails; readonly billTo: BillTo },
): Promise<CardOutcome> {
  await failpoint?.('before gateway')
  const asked = gateway.authorize(key, amountCents, card, billTo)
  asked.catch(() => undefined)
  await failpoint?.('during gateway')
  const outcome = await withTimeout(asked)
  return outcome.kind === 'unknown' ? lookUp(gateway, key) : outcome
}

async function lookUp(gateway: CardGateway, key: string): Promise<CardOutcome> {
  const nothing: CardOutcome = { kind: 'unknown' }
  return withTimeout(gateway.lookup(key).then((found) => found ?? nothing))
}

const LOOK_EVERY = 200

/** Polls for the outcome of a submission that another process is handling. */
async function outcomeElsewhere(
  submissionId: string,
  cartId: number,
  { db }: SessionContext,
): Promise<SubmitAnswer> {
  const until = Date.now() + GATEWAY_TIMEOUT
  while (Date.now() < until) {
    const [row] = await selectReply(db, { id: submissionId })
    if (row?.reply) return row.reply
    await pause(LOOK_EVERY)
  }
  return pendingAnswer(cartId)
}
