import type { CartStatus } from '#server/cart/cart-row.ts'
import type { SubmissionState } from '#server/cart/read-cart.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import {
  int4,
  jsonb,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { acceptedAnswer, pendingAnswer, refusedAnswer, type SubmitAnswer } from './submission-answers.ts'
import type { SubmissionRequest } from './submission-request.ts'

const SUBMISSION = {
  id: uuid,
  fingerprint: text,
  state: textOf<SubmissionState>(),
  reply: nullable(jsonb<SubmitAnswer>()),
  cart_version: int4,
  created_at: timestamptz,
}
export type SubmissionRow = RowOf<typeof SUBMISSION>

const selectLatest = statement({
  name: 'submission-latest',
  sql: `select id, fingerprint, state, reply, cart_version, created_at from submissions where cart_id = :cartId
   order by state in ('pending', 'accepted') desc, created_at desc limit 1`,
  params: { cartId: int4 },
  row: SUBMISSION,
})
const selectOrder = statement({
  name: 'order-of-cart',
  sql: 'select id as orders_id, cart_id, total_cents as total from orders where cart_id = :cartId',
  params: { cartId: int4 },
  row: { orders_id: int4, cart_id: int4, total: int4 },
})

/** The submission in flight or accepted, else the latest. */
export const latestSubmission = async (db: Db, cartId: number): Promise<SubmissionRow | null> =>
  (await selectLatest(db, { cartId }))[0] ?? null

/** The success response of an ordered cart, also of an order without a submission (demo data). */
export async function storedSuccess(db: Db, cartId: number): Promise<SubmitAnswer | null> {
  const submission = await latestSubmission(db, cartId)
  if (submission?.state === 'accepted' && submission.reply) return submission.reply
  const [order] = await selectOrder(db, { cartId })
  return order ? acceptedAnswer({ ...order, new_cart_id: null }) : null
}

export type EarlierSubmission =
  | { readonly kind: 'answered'; readonly answer: SubmitAnswer }
  /** the same order is or was being placed by another process */
  | { readonly kind: 'elsewhere'; readonly submissionId: string }

/** The response for a cart that is not current: its stored success, the submission in flight, or a rejection. */
export async function submittedBefore(
  trx: Transaction,
  request: SubmissionRequest,
  fingerprint: string,
  status: CartStatus,
): Promise<EarlierSubmission> {
  const cartId = request.cart_id
  const submission = await latestSubmission(trx, cartId)
  if (status === 'submitting' && submission)
    return submission.fingerprint === fingerprint
      ? { kind: 'elsewhere', submissionId: submission.id }
      : { kind: 'answered', answer: pendingAnswer(cartId) }
  if (status !== 'ordered') return refused(cartId, 'This cart is no longer the current one.')
  const success = await storedSuccess(trx, cartId)
  const isSame = submission === null || submission.fingerprint === fingerprint
  if (success && isSame) return { kind: 'answered', answer: success }
  const number = success?.data?.orders_id
  return refused(cartId, `This cart was ordered already${number ? `, as order ${number}` : ''}.`)
}

const refused = (cartId: number, text: string): EarlierSubmission => ({
  kind: 'answered',
  answer: refusedAnswer('version', cartId, [text], { changes: [text] }),
})
