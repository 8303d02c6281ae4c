import { createHash } from 'node:crypto'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { lineCalls, ProductLine } from '#contract/quick-order/lines.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, json, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { invalid } from '#server/platform/http/http-error.ts'

export type AddAnswer = AnswerIn<typeof lineCalls.addLines>

const params = { customerId: int4, requestId: uuid }
const select = statement({
  name: 'cart-addition',
  sql: `select fingerprint, answer from cart_additions where customer_id = :customerId and request_id = :requestId`,
  params,
  row: { fingerprint: text, answer: json<AddAnswer>() },
})
const insert = statement({
  name: 'cart-addition-insert',
  sql: `insert into cart_additions (customer_id, request_id, fingerprint, answer, created_at)
   values (:customerId, :requestId, :fingerprint, :answer, :now) on conflict do nothing returning 1 as one`,
  params: { ...params, fingerprint: text, answer: json<AddAnswer>(), now: timestamptz },
  row: { one: int4 },
})

export interface AddRequest {
  readonly request_id: string
  readonly lines: readonly ProductLine[]
}

/** The answer that this request got before; null: none. Throws 422 when that one had other lines. */
export async function answerBefore(
  db: Db,
  request: AddRequest,
  { session, projectId }: SessionContext,
): Promise<AddAnswer | null> {
  const [before] = await select(db, { customerId: session.customerId, requestId: request.request_id })
  if (!before) return null
  if (before.fingerprint !== fingerprintOf(request, projectId)) throw otherLines()
  return before.answer
}

/** Throws 422 when another request has taken the id meanwhile, which undoes the transaction. */
export async function recordAddition(
  db: Db,
  request: AddRequest,
  answer: AddAnswer,
  { session, projectId, now }: SessionContext,
): Promise<void> {
  const [inserted] = await insert(db, {
    customerId: session.customerId,
    requestId: request.request_id,
    fingerprint: fingerprintOf(request, projectId),
    answer,
    now: now(),
  })
  if (!inserted) throw otherLines()
}

const otherLines = () => invalid('request_id: was used for other lines')

const fingerprintOf = ({ lines }: AddRequest, projectId: number): string =>
  createHash('sha256')
    .update(JSON.stringify([projectId, ...lines.map(({ products_id, quantity }) => [products_id, quantity])]))
    .digest('base64url')
