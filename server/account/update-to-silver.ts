import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { profileCalls } from '#contract/account/profile.ts'
import { int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { customerOf, readPerson, userOf } from './contact/person.ts'

const write = statement({
  name: 'customer-to-silver',
  sql: `update customers c set level_id = s.id from levels l, levels s
   where c.id = :id and l.id = c.level_id and s.short_name = 'silver' and s.factor < l.factor and not c.special_order`,
  params: { id: int4 },
})

const REFUSED = 'Your prices are at least as low as those of the silver level.'

/** Moves the customer to silver where that is cheaper; one who is there already has succeeded. */
export async function updateToSilver({
  db,
  session,
}: SessionContext): Promise<AnswerIn<typeof profileCalls.updateToSilver>> {
  await write(db, { id: session.customerId })
  const [person] = await readPerson(db, { id: session.customerId })
  if (!person) throw unauthorized()
  const success = person.level_short_name === 'silver' && !person.special_order
  return { success, errors: success ? [] : [REFUSED], customer: customerOf(person), user: userOf(person) }
}
