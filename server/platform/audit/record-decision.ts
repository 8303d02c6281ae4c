import type { Db } from '#server/platform/database/db.ts'
import { nameAuditSubject, recordCommand } from './staff-audit.ts'

/** Who decides; null: a command, which asks nobody who they are. */
export type DecidedBy = {
  /** of a member of staff */
  readonly id: number
  /** the row of the call in the audit */
  readonly auditId: string | null
} | null

interface RecordedDecision {
  /** of a command; that of a call is its name */
  readonly action: string
  /** with the id of the customer */
  readonly subject: string
}

/** In the transaction of the decision: the audit row of a command, or the subject of the row that the call has already. */
export async function recordDecision(
  trx: Db,
  by: DecidedBy,
  { action, subject }: RecordedDecision,
): Promise<void> {
  if (by) await nameAuditSubject(trx, { id: by.auditId, subject })
  else await recordCommand(trx, { action, subject })
}
