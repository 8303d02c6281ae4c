import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bool,
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

const lockRequest = statement({
  name: 'volume-request-lock',
  sql: `select id from volume_requests r where id = :id and exists (select from customers c
     where c.id = r.customer_id and c.project_id = coalesce(:projectId::int, c.project_id)) for update`,
  params: { id: int4, projectId: nullable(int4) },
  row: { id: int4 },
})
const REQUEST = {
  status: textOf<'open' | 'approved' | 'declined'>(),
  customer_id: int4,
  submitted_at: timestamptz,
  level_id: nullable(int4),
  reason: nullable(text),
  decided_by: nullable(int4),
  staff: nullable(text),
  email: text,
  special_order: bool,
  present_level: int4,
}
// apart from the lock: after a wait for it, joined rows would be those from before
const selectRequest = statement({
  name: 'volume-request-locked',
  sql: `select r.status, r.customer_id, r.submitted_at, r.level_id, r.reason, r.decided_by, f.name as staff,
     c.email, c.special_order, c.level_id as present_level
   from volume_requests r join customers c on c.id = r.customer_id left join staff f on f.id = r.decided_by
   where r.id = :id`,
  params: { id: int4 },
  row: REQUEST,
})
const selectLevel = statement({
  name: 'volume-level',
  sql: `select l.id, l.name, l.factor > present.factor as is_dearer from levels l, levels present
   where l.id = :levelId and l.short_name <> 'special' and present.id = :presentLevel`,
  params: { levelId: int4, presentLevel: int4 },
  row: { id: int4, name: text, is_dearer: bool },
})
const writeDecision = statement({
  name: 'volume-request-decide',
  sql: `with kept as (update customers set level_id = :levelId where id = :customerId and :levelId::int is not null)
   update volume_requests set status = case when :levelId::int is null then 'declined' else 'approved' end,
     level_id = :levelId, reason = :reason, decided_at = :now, decided_by = :staffId where id = :id`,
  params: {
    id: int4,
    customerId: int4,
    levelId: nullable(int4),
    reason: nullable(text),
    now: timestamptz,
    staffId: nullable(int4),
  },
})

/** What decides: a level approves, a reason declines. */
type VolumeVerdict = { readonly levelId: number } | { readonly reason: string }

export interface VolumeDecision {
  readonly id: number
  readonly verdict: VolumeVerdict
  /** null: every storefront */
  readonly projectId: number | null
  /** when the application that was shown was submitted; null: whatever is there */
  readonly submittedAt: string | null
  readonly by: DecidedBy
  readonly now: Date
}

/** Decides on an open application, with level, e-mail and audit in one transaction; anything else changes nothing. */
export const decideVolumeRequest = (db: Db, decision: VolumeDecision): Promise<DecisionAnswer> =>
  inTransaction(db, async (trx): Promise<DecisionAnswer> => {
    const { id, verdict, submittedAt, by } = decision
    const [locked] = await lockRequest(trx, decision)
    const [request] = locked ? await selectRequest(trx, locked) : []
    if (!request) return { kind: 'changed', text: `There is no application ${id}.` }
    if (request.status !== 'open') {
      const isRepeated = by !== null && request.decided_by === by.id && isSame(request, verdict)
      return { kind: isRepeated ? 'decided' : 'changed', text: decidedText(id, request) }
    }
    if (submittedAt !== null && submittedAt !== request.submitted_at.toISOString())
      return {
        kind: 'changed',
        text: 'The customer has corrected the application. Read it again, then decide.',
      }
    return 'levelId' in verdict
      ? approve(trx, decision, request, verdict.levelId)
      : decline(trx, decision, request, verdict.reason)
  })

type LockedRequest = RowOf<typeof REQUEST>

async function approve(
  trx: Db,
  { id, by, now }: VolumeDecision,
  { customer_id, email, special_order, present_level }: LockedRequest,
  levelId: number,
): Promise<DecisionAnswer> {
  if (special_order)
    return invalid(
      `${email} has special order pricing, which no level changes. Decline, or call the customer.`,
    )
  const [level] = await selectLevel(trx, { levelId, presentLevel: present_level })
  if (!level) return invalid('There is no such level.')
  if (level.is_dearer) return invalid(`${email} has lower prices than those of ${level.name} already.`)
  await writeDecision(trx, { ...rowOf(id, by, now), customerId: customer_id, levelId, reason: null })
  const message = { kind: 'volumeApproved', customer_id, decided_at: now.toISOString() } as const
  await writeMessageTo(trx, customer_id, { ...message, level: level.name }, now)
  await recordDecision(trx, by, {
    action: 'volume approve',
    subject: `${id}, customer ${customer_id}, ${level.name}`,
  })
  return { kind: 'decided', text: `Approved: ${email} has the level ${level.name}.` }
}

async function decline(
  trx: Db,
  { id, by, now }: VolumeDecision,
  { customer_id, email }: LockedRequest,
  reason: string,
): Promise<DecisionAnswer> {
  await writeDecision(trx, { ...rowOf(id, by, now), customerId: customer_id, levelId: null, reason })
  const message = { kind: 'volumeDeclined', customer_id, decided_at: now.toISOString() } as const
  await writeMessageTo(trx, customer_id, { ...message, reason }, now)
  // without the reason: the audit is never erased
  await recordDecision(trx, by, { action: 'volume decline', subject: `${id}, customer ${customer_id}` })
  return { kind: 'decided', text: `Declined: ${email} keeps the present level.` }
}

const rowOf = (id: number, by: VolumeDecision['by'], now: Date) => ({ id, now, staffId: by?.id ?? null })
const invalid = (text: string): DecisionAnswer => ({ kind: 'invalid', text })

/** After a lost answer the same press comes again. */
const isSame = ({ status, level_id, reason }: LockedRequest, verdict: VolumeVerdict): boolean =>
  'levelId' in verdict
    ? status === 'approved' && level_id === verdict.levelId
    : status === 'declined' && reason === verdict.reason

const decidedText = (id: number, { status, staff }: LockedRequest): string =>
  `Application ${id} is ${status} already, by ${staff ?? 'a command'}.`
