import type { InferInput } from 'valibot'
import type { SessionAnswer } from '#contract/account/auth.ts'
import { customerOf, readPerson, userOf } from '#server/account/contact/person.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import type { Credentials } from './sessions.ts'

/** The wire form of the session, with fresh tokens. */
export async function sessionAnswer(
  { db }: CallContext,
  customerId: number,
  credentials: Credentials,
): Promise<InferInput<typeof SessionAnswer>> {
  const [row] = await readPerson(db, { id: customerId })
  if (!row) throw unauthorized()
  return { success: true, errors: [], user: userOf(row), customer: customerOf(row), ...credentials }
}
