import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { volumeCalls } from '#contract/account/volume.ts'
import { int4, nullable, type RowOf, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'

/** The text for a pending application. */
export const RECEIVED = ['We have your application for volume pricing.', 'We answer within 2 working days.']

const REQUEST = {
  status: textOf<'open' | 'approved' | 'declined'>(),
  submitted_at: timestamptz,
  reason: nullable(text),
  level: nullable(text),
}
const select = statement({
  name: 'volume-request',
  sql: `select r.status, r.submitted_at, r.reason, l.name as level
   from volume_requests r left join levels l on l.id = r.level_id
   where r.customer_id = :customerId order by r.status = 'open' desc, r.submitted_at desc, r.id desc limit 1`,
  params: { customerId: int4 },
  row: REQUEST,
})

/** The open application, or the latest one; after a declined one another can be sent. */
export async function selectRequestForm({
  db,
  session,
}: SessionContext): Promise<AnswerIn<typeof volumeCalls.selectRequestForm>> {
  const [found] = await select(db, { customerId: session.customerId })
  if (!found) return { submitted_at: null, success_message: [] }
  const isOver = found.status === 'declined'
  return {
    submitted_at: isOver ? null : found.submitted_at.toISOString(),
    success_message: [...messagesOf(found)],
  }
}

function messagesOf({ status, reason, level }: RowOf<typeof REQUEST>): readonly string[] {
  switch (status) {
    case 'open':
      return RECEIVED
    case 'approved':
      return ['Your application for volume pricing was approved.', `It gave you the level ${level}.`]
    case 'declined':
      return [
        `We could not approve your application: ${reason}`,
        'If something has changed, send the form again.',
      ]
    default:
      return status satisfies never
  }
}
