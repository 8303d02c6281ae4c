import type { AnswerIn } from '#contract/endpoint.ts'
import type { volumeCalls } from '#contract/volume.ts'
import { int4, timestamptz } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import type { SessionContext } from '#server/http/handler.ts'

/** The text for a pending application. */
export const RECEIVED = ['We have your application for volume pricing.', 'We answer within 2 working days.']

const select = statement({
  name: 'volume-request',
  sql: 'select submitted_at from volume_requests where customer_id = :customerId',
  params: { customerId: int4 },
  row: { submitted_at: timestamptz },
})

export async function selectRequestForm({
  db,
  session,
}: SessionContext): Promise<AnswerIn<typeof volumeCalls.selectRequestForm>> {
  const [found] = await select(db, { customerId: session.customerId })
  if (!found) return { submitted_at: null, success_message: [] }
  return { submitted_at: found.submitted_at.toISOString(), success_message: [...RECEIVED] }
}
