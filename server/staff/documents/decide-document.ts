import type { CustomerDocument } from '#contract/documents/customer-documents.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  date,
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { type DecidedBy, recordDecision } from '#server/platform/audit/record-decision.ts'
import { releaseOrders } from '#server/documents/release-orders.ts'

const DECIDED = { customer_id: int4, label: text, expires_on: nullable(date) }
const DECISION = { id: int4, projectId: nullable(int4), staffId: nullable(int4), now: timestamptz }
const IS_ADDRESSED = 'id = :id and project_id = coalesce(:projectId::int, project_id)'

const approve = statement({
  name: 'document-approve',
  sql: `update documents set state = 'approved', reason = null, reviewed_at = :now, reviewed_by = :staffId,
     expires_on = coalesce(:expiresOn::date, expires_on)
   where ${IS_ADDRESSED} and state = 'review' returning customer_id, label, expires_on`,
  params: { ...DECISION, expiresOn: nullable(date) },
  row: DECIDED,
})
const refuse = statement({
  name: 'document-refuse',
  sql: `update documents set state = 'refused', reason = :reason, reviewed_at = :now, reviewed_by = :staffId
   where ${IS_ADDRESSED} and state = any(:states) returning customer_id, label, expires_on`,
  params: { ...DECISION, reason: text, states: array(text) },
  row: DECIDED,
})
const STATE = {
  label: text,
  state: textOf<CustomerDocument['state']>(),
  reason: nullable(text),
  expires_on: nullable(date),
  reviewed_by: nullable(int4),
  staff: nullable(text),
}
const selectState = statement({
  name: 'document-state',
  sql: `select d.label, d.state, d.reason, d.expires_on, d.reviewed_by, f.name as staff
   from documents d left join staff f on f.id = d.reviewed_by where d.id = :id and d.project_id = coalesce(:projectId::int, d.project_id)`,
  params: { id: int4, projectId: nullable(int4) },
  row: STATE,
})

interface Decision {
  readonly id: number
  /** null: every storefront */
  readonly projectId: number | null
  readonly by: DecidedBy
  readonly now: Date
}

interface Approval extends Decision {
  /** null: as the customer said */
  readonly expiresOn: string | null
}

/** Approves a document in review, with e-mail and audit; anything else changes nothing. */
export const approveDocument = (db: Db, approval: Approval): Promise<DecisionAnswer> =>
  inTransaction(db, async (trx) => {
    const { id, by, now, expiresOn } = approval
    const [row] = await approve(trx, { ...approval, staffId: by?.id ?? null })
    if (!row)
      return otherwise(trx, approval, ({ state, expires_on }) => {
        const isSameDay = expiresOn === null || expiresOn === expires_on
        return state === 'approved' && isSameDay
      })
    const { customer_id, label: name, expires_on } = row
    const orders = await releaseOrders(trx, customer_id, now)
    const message = { kind: 'documentApproved', document_id: id, name, expires_on, orders } as const
    await writeMessageTo(trx, customer_id, message, now)
    await recordDecision(trx, by, {
      action: 'documents approve',
      subject: `${id}, customer ${customer_id}, until ${expires_on ?? 'no day'}`,
    })
    return { kind: 'decided', text: approvedText(id, row) }
  })

interface RefusedDocument extends Decision {
  readonly reason: string
  /** in which it may be refused */
  readonly states: readonly ('review' | 'approved')[]
}

/** Refuses a document, with e-mail and audit; anything else changes nothing. */
export const refuseDocument = (db: Db, refused: RefusedDocument): Promise<DecisionAnswer> =>
  inTransaction(db, async (trx) => {
    const { id, by, now, reason } = refused
    const [row] = await refuse(trx, { ...refused, staffId: by?.id ?? null })
    if (!row) return otherwise(trx, refused, (found) => found.state === 'refused' && found.reason === reason)
    const { customer_id, label: name } = row
    await writeMessageTo(trx, customer_id, { kind: 'documentRefused', document_id: id, name, reason }, now)
    // without the reason: the audit is never erased
    const subject = `${id}, customer ${customer_id}`
    await recordDecision(trx, by, { action: 'documents refuse', subject })
    return { kind: 'decided', text: `${name} (${id}) is refused: ${reason}` }
  })

const approvedText = (id: number, { label, expires_on }: RowOf<typeof DECIDED>): string =>
  `${label} (${id}) is approved ${expires_on ? `until ${expires_on}` : 'without a last day'}.`

/** What to say when nothing was changed; after a lost answer the same press comes again, and has succeeded. */
async function otherwise(
  trx: Db,
  { id, projectId, by }: Decision,
  isSame: (found: RowOf<typeof STATE>) => boolean,
): Promise<DecisionAnswer> {
  const [found] = await selectState(trx, { id, projectId })
  if (!found) return { kind: 'changed', text: `There is no document ${id}.` }
  const { label, state, reviewed_by, staff } = found
  const isRepeated = by !== null && reviewed_by === by.id && isSame(found)
  const who = state === 'withdrawn' ? 'the customer' : (staff ?? 'a command')
  const text =
    state === 'review'
      ? `${label} (${id}) is still in review.`
      : `${label} (${id}) is ${state} already, by ${who}.`
  return { kind: isRepeated ? 'decided' : 'changed', text }
}
