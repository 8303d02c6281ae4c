import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/customer-documents.ts'
import type { Database } from '#server/database/schema.ts'
import {
  bool,
  date,
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { writeMessageTo } from '#server/mail/messages/write-message.ts'
import { recordCommand } from '#server/staff/staff-audit.ts'

const DECIDED = { customer_id: int4, label: text, expires_on: nullable(date) }

const approve = statement({
  name: 'document-approve',
  sql: `update documents set state = 'approved', reason = null, reviewed_at = :now, expires_on = coalesce(:expiresOn::date, expires_on)
   where id = :id and state = 'review' returning customer_id, label, expires_on`,
  params: { id: int4, expiresOn: nullable(date), now: timestamptz },
  row: DECIDED,
})
const refuse = statement({
  name: 'document-refuse',
  sql: `update documents set state = 'refused', reason = :reason, reviewed_at = :now
   where id = :id and state in ('review', 'approved') returning customer_id, label, expires_on`,
  params: { id: int4, reason: text, now: timestamptz },
  row: DECIDED,
})

interface Decision {
  readonly id: number
  readonly now: Date
}

/** Approves a document in review, with e-mail and audit; null: there is none. @param expiresOn null: as the customer said */
export const approveDocument = (
  db: Kysely<Database>,
  { id, expiresOn, now }: Decision & { readonly expiresOn: string | null },
): Promise<RowOf<typeof DECIDED> | null> =>
  inTransaction(db, async (trx) => {
    const [row] = await approve(trx, { id, expiresOn, now })
    if (!row) return null
    const { customer_id, label: name, expires_on } = row
    await writeMessageTo(
      trx,
      customer_id,
      { kind: 'documentApproved', document_id: id, name, expires_on },
      now,
    )
    await recordCommand(trx, {
      action: 'documents approve',
      subject: `${id}, customer ${customer_id}, until ${expires_on ?? 'no day'}`,
    })
    return row
  })

/** Refuses a document in review, or one that was approved, with e-mail and audit; null: there is none. */
export const refuseDocument = (
  db: Kysely<Database>,
  { id, reason, now }: Decision & { readonly reason: string },
): Promise<RowOf<typeof DECIDED> | null> =>
  inTransaction(db, async (trx) => {
    const [row] = await refuse(trx, { id, reason, now })
    if (!row) return null
    const { customer_id, label: name } = row
    await writeMessageTo(trx, customer_id, { kind: 'documentRefused', document_id: id, name, reason }, now)
    await recordCommand(trx, {
      action: 'documents refuse',
      subject: `${id}, customer ${customer_id}: ${reason}`,
    })
    return row
  })

/** In review first, the oldest first. */
export const listDocuments = statement({
  name: 'documents-of-all',
  sql: `select d.id, d.kind, d.label, d.name, d.state, d.expires_on, d.reason, d.uploaded_at, c.email, d.project_id
   from documents d join customers c on c.id = d.customer_id
   where d.state = 'review' or (:isAll::boolean and d.state <> 'withdrawn')
   order by d.state <> 'review', d.uploaded_at, d.id limit 500`,
  params: { isAll: bool },
  row: {
    id: int4,
    kind: textOf<DocumentKind>(),
    label: text,
    name: text,
    state: text,
    expires_on: nullable(date),
    reason: nullable(text),
    uploaded_at: timestamptz,
    email: text,
    project_id: int4,
  },
})
