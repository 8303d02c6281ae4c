import { counted } from '#contract/platform/format-count.ts'
import { createHash } from 'node:crypto'
import type { FeedAnswer } from '#contract/staff/feed.ts'
import { recordCommand } from '#server/platform/audit/staff-audit.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import {
  int4,
  jsonb,
  nullable,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { FeedCaller } from './feed-keys.ts'

const REQUEST = { projectId: int4, requestId: uuid }
/** Of two that come at once the second waits here until the first has ended. */
const insert = statement({
  name: 'feed-request',
  sql: `insert into feed_requests (project_id, request_id, fingerprint, at) values (:projectId, :requestId, :fingerprint, :now)
   on conflict do nothing returning request_id`,
  params: { ...REQUEST, fingerprint: text, now: timestamptz },
  row: { request_id: uuid },
})
const KNOWN = { fingerprint: text, answer: nullable(jsonb<FeedAnswer>()) }
const selectKnown = statement({
  name: 'feed-request-known',
  sql: 'select fingerprint, answer from feed_requests where project_id = :projectId and request_id = :requestId',
  params: REQUEST,
  row: KNOWN,
})
const storeAnswer = statement({
  name: 'feed-request-answer',
  sql: 'update feed_requests set answer = :answer where project_id = :projectId and request_id = :requestId',
  params: { ...REQUEST, answer: jsonb<FeedAnswer>() },
})

export interface FeedRequest<Row> {
  readonly feed: FeedCaller
  readonly requestId: string
  readonly rows: readonly Row[]
  readonly now: Date
}

export type RowError = FeedAnswer['errors'][number]

interface Work<Row> {
  /** what is sent, as the audit and the answer name it: shipments, stock */
  readonly name: string
  /** Resolves with the text of the answer, or with what is wrong with which rows. */
  readonly run: (trx: Transaction, request: FeedRequest<Row>) => Promise<string | readonly RowError[]>
}

/** Takes back what a request has done before one of its rows was refused. */
class RefusedRows extends Error {
  readonly answer: FeedAnswer

  constructor(answer: FeedAnswer) {
    super(answer.text)
    this.answer = answer
  }
}

/** Does what a back office asks for in one transaction, all or nothing, once per request id; what was refused may be sent again. */
export async function doOnce<Row>(db: Db, request: FeedRequest<Row>, work: Work<Row>): Promise<FeedAnswer> {
  try {
    return await inTransaction(db, (trx) => run(trx, request, work))
  } catch (error) {
    if (error instanceof RefusedRows) return error.answer
    throw error
  }
}

async function run<Row>(
  trx: Transaction,
  request: FeedRequest<Row>,
  { name, run: change }: Work<Row>,
): Promise<FeedAnswer> {
  const { feed, requestId, rows, now } = request
  const id = { projectId: feed.projectId, requestId }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([name, rows]))
    .digest('base64url')
  const [mine] = await insert(trx, { ...id, fingerprint, now })
  if (!mine) return repeated(await selectKnown(trx, id), fingerprint)
  const done = await change(trx, request)
  if (typeof done !== 'string') throw new RefusedRows(refusedAnswer(done))
  const answer: FeedAnswer = { kind: 'done', text: done, errors: [] }
  await storeAnswer(trx, { ...id, answer })
  const subject = `${feed.name} (key ${feed.id}), request ${requestId}: ${done}`
  await recordCommand(trx, { action: `feed ${name}`, subject })
  return answer
}

/** After a lost answer the same request comes again, and has succeeded. */
function repeated([known]: readonly RowOf<typeof KNOWN>[], fingerprint: string): FeedAnswer {
  if (known?.answer && known.fingerprint === fingerprint) return known.answer
  return { kind: 'changed', text: 'Another request has had this request_id. Nothing is done.', errors: [] }
}

function refusedAnswer(errors: readonly RowError[]): FeedAnswer {
  const rows = counted(errors.length, 'row is', 'rows are')
  return { kind: 'invalid', text: `Nothing is done: ${rows} refused.`, errors: [...errors] }
}
