import { EMAIL_PROBLEM, isEmail, normalEmail } from '#contract/platform/email.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { messageCalls } from '#contract/site/messages-to-shop.ts'
import { int4, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { admitMessage } from './email-to-shop.ts'

const tickOwn = statement({
  name: 'newsletter-tick',
  sql: 'update customers set newsletter = true where id = :customerId and email = :email returning id',
  params: { customerId: int4, email: text },
  row: { id: int4 },
})
const insert = statement({
  name: 'newsletter-address',
  sql: `insert into newsletter_addresses (project_id, email, asked_at) values (:projectId, :email, :now)
   on conflict do nothing`,
  params: { projectId: int4, email: text, now: timestamptz },
})

/**
 * Puts an address on the list of the storefront, once. The own address of a customer who is logged in ticks their account;
 * any other is one that nobody has confirmed. Nothing is sent to it.
 */
export async function subscribeToNewsletter(
  { email: typed }: { readonly email: string },
  context: CallContext,
): Promise<AnswerIn<typeof messageCalls.subscribeToNewsletter>> {
  if (!isEmail(typed)) return { success: false, errors: [EMAIL_PROBLEM] }
  await admitMessage('newsletter', context)
  const { db, session, projectId, now } = context
  const email = normalEmail(typed)
  const own = session === null ? [] : await tickOwn(db, { customerId: session.customerId, email })
  if (own.length === 0) await insert(db, { projectId, email, now: now() })
  return { success: true }
}
