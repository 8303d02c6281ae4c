import { int4, int8, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** `action`: the name of the call or command; `subject`: what it is about, never a secret. */
export const recordStaff = statement({
  name: 'staff-audit-insert',
  sql: 'insert into staff_audit (staff_id, action, subject) values (:staffId, :action, :subject) returning id',
  params: { staffId: int4, action: text, subject: nullable(text) },
  row: { id: int8 },
})

/** What a command did, which asks nobody who they are. */
export const recordCommand = statement({
  name: 'staff-audit-command',
  sql: 'insert into staff_audit (action, subject) values (:action, :subject)',
  params: { action: text, subject: text },
})

/** Adds what a recorded call is about, which is not known before it runs. */
export const nameAuditSubject = statement({
  name: 'staff-audit-subject',
  sql: 'update staff_audit set subject = :subject where id = :id',
  params: { id: nullable(int8), subject: text },
})
