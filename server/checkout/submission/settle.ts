import type { SubmissionState } from '#server/cart/read-cart.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import {
  int4,
  jsonb,
  nullable,
  type RowOf,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { CountedEvents } from '#server/platform/http/rate-limit.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { acceptedAnswer, declinedAnswer, failedAnswer, type SubmitAnswer } from './submission-answers.ts'
import { releaseCoupon } from './redeem-coupon.ts'
import { lockStock, releaseStock } from './stock.ts'
import type { SubmissionContent } from './submission-content.ts'
import type { Reserved } from './reserve.ts'
import { writeOrder } from './write-order.ts'

/** The definite outcome of the charge of a submission. */
export type Settlement =
  /** `reference`: of the charge at the gateway; null: nothing was charged */
  | { readonly kind: 'approved'; readonly reference: string | null }
  | { readonly kind: 'declined'; readonly code: string }
  /** there is no charge and there never will be */
  | { readonly kind: 'failed' }

/** How the customer learns that there is no order; one that is placed is always confirmed by e-mail. */
type Told = 'inAnswer' | 'byEmail'

const SUBMISSION = {
  id: uuid,
  cart_id: int4,
  customer_id: int4,
  project_id: int4,
  state: textOf<SubmissionState>(),
  content: jsonb<SubmissionContent>(),
  reply: nullable(jsonb<SubmitAnswer>()),
}
type Submission = RowOf<typeof SUBMISSION>

const lock = statement({
  name: 'settle-lock',
  sql: `select s.id, s.cart_id, s.customer_id, c.project_id, s.state, s.content, s.reply
   from submissions s join carts c on c.id = s.cart_id where s.id = :id for update of c, s`,
  params: { id: uuid },
  row: SUBMISSION,
})
const close = statement({
  name: 'settle-close',
  sql: 'update submissions set state = :state, reply = :reply, settled_at = :now where id = :id',
  params: { id: uuid, state: textOf<SubmissionState>(), reply: jsonb<SubmitAnswer>(), now: timestamptz },
})
/** Bumps the version, so that a late duplicate of the failed submission is rejected. */
const reopen = statement({
  name: 'settle-cart-reopen',
  sql: `update carts set status = 'current', version = version + 1, modified_at = :now where id = :cartId`,
  params: { cartId: int4, now: timestamptz },
})

/** Settles a submission in one transaction; idempotent, returns the stored reply when it is settled already. */
export function settle(
  db: Db,
  submission: Pick<Reserved, 'submissionId' | 'cardTry'>,
  settlement: Settlement,
  now: Date,
  told: Told = 'inAnswer',
): Promise<SubmitAnswer> {
  return inTransaction(db, (trx) => settleLocked(trx, submission, settlement, now, told))
}

async function settleLocked(
  trx: Transaction,
  { submissionId, cardTry }: Pick<Reserved, 'submissionId' | 'cardTry'>,
  settlement: Settlement,
  now: Date,
  told: Told,
): Promise<SubmitAnswer> {
  const [submission] = await lock(trx, { id: submissionId })
  if (!submission) throw new Error('a submission to settle is gone')
  if (submission.state !== 'pending') return submission.reply ?? failedAnswer(submission.cart_id)
  switch (settlement.kind) {
    case 'approved':
      return accept(trx, submission, settlement.reference, cardTry, now)
    case 'declined': {
      const answer = declinedAnswer(submission.cart_id, settlement.code)
      if (told === 'byEmail') await tellCustomer(trx, submission, answer.errors?.[0] ?? null, now)
      return refuse(trx, submission, 'declined', answer, now)
    }
    case 'failed':
      if (told === 'byEmail') await tellCustomer(trx, submission, null, now)
      return refuse(trx, submission, 'failed', failedAnswer(submission.cart_id), now)
  }
}

async function accept(
  trx: Transaction,
  submission: Submission,
  reference: string | null,
  cardTry: CountedEvents,
  now: Date,
): Promise<SubmitAnswer> {
  const { id, cart_id, content } = submission
  const { orderId, nextCartId } = await writeOrder(trx, submission, reference, cardTry, now)
  const answer = acceptedAnswer({
    cart_id,
    orders_id: orderId,
    total: content.total,
    new_cart_id: nextCartId,
  })
  await close(trx, { id, state: 'accepted', reply: answer, now })
  return answer
}

/** `reason`: of the bank; null: the charge was not made. */
async function tellCustomer(
  trx: Transaction,
  { id, cart_id, customer_id, content }: Submission,
  reason: string | null,
  now: Date,
): Promise<void> {
  const message = { kind: 'orderDeclined', submission_id: id, cart_id, total: content.total, reason } as const
  await writeMessageTo(trx, customer_id, message, now)
}

async function refuse(
  trx: Transaction,
  { id, cart_id, content }: Submission,
  state: 'declined' | 'failed',
  answer: SubmitAnswer,
  now: Date,
): Promise<SubmitAnswer> {
  await lockStock(trx, content.lines)
  await releaseStock(trx, content.lines)
  if (content.coupon_id !== null) await releaseCoupon(trx, { submissionId: id })
  await reopen(trx, { cartId: cart_id, now })
  await close(trx, { id, state, reply: answer, now })
  return answer
}
