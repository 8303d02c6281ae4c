import { createHash } from 'node:crypto'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import {
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { type DecidedBy, recordDecision } from '#server/platform/audit/record-decision.ts'
import { FulfillmentError } from './fulfillment-error.ts'
import { lockOrder, readOrder, type StaffOrder } from './order-of-staff.ts'

export type ActionKind = 'status' | 'ship' | 'cancel' | 'refund' | 'payment' | 'note' | 'email'

const KNOWN = { text, fingerprint: text }
const selectKnown = statement({
  name: 'order-action-known',
  sql: 'select text, fingerprint from order_actions where request_id = :requestId',
  params: { requestId: uuid },
  row: KNOWN,
})
const selectLatest = statement({
  name: 'order-action-latest',
  sql: `select a.text, f.name as staff from order_actions a left join staff f on f.id = a.staff_id
   where a.order_id = :orderId and a.kind not in ('note', 'email') order by a.at desc limit 1`,
  params: { orderId: int4 },
  row: { text, staff: nullable(text) },
})
const insert = statement({
  name: 'order-action-write',
  sql: `insert into order_actions (request_id, order_id, kind, staff_id, at, text, fingerprint)
   values (:requestId, :orderId, :kind, :staffId, :now, :text, :fingerprint)`,
  params: {
    requestId: uuid,
    orderId: int4,
    kind: textOf<ActionKind>(),
    staffId: nullable(int4),
    now: timestamptz,
    text,
    fingerprint: text,
  },
})

/** What staff do about an order. */
export interface OrderAction {
  readonly orderId: number
  /** null: every storefront */
  readonly projectId: number | null
  /** of one press, which may come twice */
  readonly requestId: string
  /** of the order as it was shown; null: however it is */
  readonly version: string | null
  readonly by: DecidedBy
  readonly now: Date
}

export interface Work {
  readonly kind: ActionKind
  /** tells other wishes apart from a repeated one */
  readonly wanted: readonly unknown[]
  /** Throws a FulfillmentError to change nothing. */
  readonly run: (trx: Transaction, order: StaffOrder) => Promise<Done>
}

/** What was done, for staff. */
export interface Done {
  readonly text: string
  /** typed by staff about the customer; not in the audit, which is never erased */
  readonly remark?: string
}

/**
 * Does something about a locked order once per request id, with audit, in one transaction. Changes nothing when the order is
 * another one than was shown: then the answer says who did what.
 */
export async function actOnOrder(db: Db, action: OrderAction, work: Work): Promise<DecisionAnswer> {
  try {
    return await inTransaction(db, (trx) => actInTransaction(trx, action, work))
  } catch (error) {
    if (error instanceof FulfillmentError) return { kind: 'invalid', text: error.message }
    throw error
  }
}

/** The same in the transaction of a caller, who takes all of it back when it throws a FulfillmentError. */
export async function actInTransaction(
  trx: Transaction,
  action: OrderAction,
  { kind, wanted, run }: Work,
): Promise<DecisionAnswer> {
  const { orderId, projectId, requestId, version, by, now } = action
  const staffId = by?.id ?? null
  const fingerprint = fingerprintOf([kind, orderId, staffId, ...wanted])
  await lockOrder(trx, { id: orderId })
  const [order] = await readOrder(trx, { id: orderId, projectId })
  if (!order) return { kind: 'changed', text: `There is no order ${orderId}.` }
  const [known] = await selectKnown(trx, { requestId })
  if (known) return repeated(known, fingerprint)
  if (version !== null && version !== order.version)
    return { kind: 'changed', text: await changedText(trx, orderId) }
  const { text: done, remark } = await run(trx, order)
  const whole = [done, remark].filter((part) => part).join(' ')
  await insert(trx, { requestId, orderId, kind, staffId, now, text: whole, fingerprint })
  const subject = [`${orderId}, customer ${order.customer_id}`, done].filter((part) => part).join(': ')
  await recordDecision(trx, by, { action: `orders ${kind}`, subject })
  return { kind: 'decided', text: whole }
}

const fingerprintOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** After a lost answer the same press comes again, and has succeeded. */
const repeated = (known: RowOf<typeof KNOWN>, fingerprint: string): DecisionAnswer =>
  known.fingerprint === fingerprint
    ? { kind: 'decided', text: known.text }
    : { kind: 'changed', text: `Your press before has succeeded: ${known.text}` }

async function changedText(trx: Transaction, orderId: number): Promise<string> {
  const [latest] = await selectLatest(trx, { orderId })
  const last = latest ? ` Last: ${latest.text} (${latest.staff ?? 'not by a member of staff'})` : ''
  return `Order ${orderId} has changed since it was shown. Look at it again, then decide.${last}`
}
