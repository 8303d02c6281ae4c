import type { Kysely } from 'kysely'
import type { Trx } from '#server/carts/change-cart.ts'
import type { Database } from '#server/database/schema.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { declinedAnswer, failedAnswer, type SubmitAnswer } from './answers.ts'
import { giveBack } from './give-back.ts'
import type { PendingSubmission } from './pending-submission.ts'
import { writeOrder } from './write-order.ts'

/** What is known for certain of the charge of a submission. */
export type Settlement =
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined'; readonly code: string }
  /** there is no charge and there will be none */
  | { readonly kind: 'failed' }

const lock = statement<PendingSubmission>(
  'settle-lock',
  `select s.id, s.cart_id, s.customer_id, c.project_id, s.state, s.content, s.reply
   from submissions s join carts c on c.id = s.cart_id where s.id = $1 for update of c, s`,
)
const close = statement<never>(
  'settle-close',
  'update submissions set state = $2, reply = $3, settled_at = $4 where id = $1',
)
/** A late duplicate of the failed submission carries the old version and is refused. */
const reopen = statement<never>(
  'settle-cart-reopen',
  `update carts set status = 'current', version = version + 1, modified_at = $2 where id = $1`,
)

/** Transaction B. Settling what is settled already changes nothing and answers what was answered then. */
export async function settle(
  db: Kysely<Database>,
  submissionId: string,
  settlement: Settlement,
  now: Date,
): Promise<SubmitAnswer> {
  const accepted = settlement.kind === 'approved' ? await writeOrder(db, submissionId, now) : null
  return accepted ?? inTransaction(db, (trx) => settleLocked(trx, submissionId, settlement, now))
}

async function settleLocked(
  trx: Trx,
  submissionId: string,
  settlement: Settlement,
  now: Date,
): Promise<SubmitAnswer> {
  const [submission] = await lock(trx, submissionId)
  if (!submission) throw new Error('a submission to settle is gone')
  if (submission.state !== 'pending') return submission.reply ?? failedAnswer(submission.cart_id)
  switch (settlement.kind) {
    case 'approved':
      throw new Error('an order was not written')
    case 'declined':
      return refuse(trx, submission, 'declined', declinedAnswer(submission.cart_id, settlement.code), now)
    case 'failed':
      return refuse(trx, submission, 'failed', failedAnswer(submission.cart_id), now)
  }
}

async function refuse(
  trx: Trx,
  submission: PendingSubmission,
  state: 'declined' | 'failed',
  answer: SubmitAnswer,
  now: Date,
): Promise<SubmitAnswer> {
  await giveBack(trx, submission)
  await reopen(trx, submission.cart_id, now)
  await close(trx, submission.id, state, JSON.stringify(answer), now)
  return answer
}
