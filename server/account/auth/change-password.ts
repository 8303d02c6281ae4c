import type { AnswerIn, HandlerArgs } from '#contract/platform/endpoint.ts'
import type { passwordCalls } from '#contract/account/password.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { limitFailures } from '#server/platform/http/rate-limit.ts'
import { HttpError, unauthorized } from '#server/platform/http/http-error.ts'
import { newPasswordError, shopName } from './new-password.ts'
import { hashPassword, isPassword } from './password.ts'
import { setPassword } from './set-password.ts'

type ChangePasswordRequest = HandlerArgs<typeof passwordCalls.changePassword>['body']
type ChangePasswordResponse = AnswerIn<typeof passwordCalls.changePassword>

const accountOf = statement({
  name: 'change-password-account',
  sql: 'select email, firstname, lastname, company, password_hash from customers where id = :id',
  params: { id: int4 },
  row: { email: text, firstname: text, lastname: text, company: nullable(text), password_hash: text },
})

/** Changes the password of the logged-in customer and revokes their other sessions. */
export async function changePassword(
  request: ChangePasswordRequest,
  context: SessionContext,
): Promise<ChangePasswordResponse> {
  const { db, session, shop, now, address } = context
  if (session.staffId !== null) throw new HttpError(403, ['Only the customer can change this password.'])
  const [account] = await accountOf(db, { id: session.customerId })
  if (!account) throw unauthorized()
  const { email, firstname, lastname, company } = account
  const words = { shop: shopName(context), email, names: [firstname, lastname, company ?? ''] }
  const error = newPasswordError(request.password, request.password_confirmation, words)
  if (error !== null) return refused(error)
  // rate-limited, so that a stolen session cannot be used to guess the password
  const limits = [{ key: `change-password:${session.customerId}`, events: 10, seconds: 900 }]
  const which = await limitFailures(
    db,
    { limits, now: now() },
    () => whichIs(account.password_hash, request, context),
    (found) => found === 'neither',
  )
  if (which === 'neither') return refused('Your current password is not right.')
  // a retry after a lost response
  if (which === 'new') return accepted
  if (request.password === request.current_password)
    return refused('The new password is the same as the current one.')
  const passwordHash = await shop.hashing(address, () => hashPassword(request.password))
  const { customerId, id: keptSession } = session
  await inTransaction(db, (trx) => setPassword(trx, shop, { customerId, passwordHash, keptSession }))
  shop.jobs.wake()
  return accepted
}

/** Which of the two passwords in the request matches the stored hash. */
async function whichIs(
  hash: string,
  request: ChangePasswordRequest,
  { shop, address }: SessionContext,
): Promise<'current' | 'new' | 'neither'> {
  if (await shop.hashing(address, () => isPassword(request.current_password, hash))) return 'current'
  return (await shop.hashing(address, () => isPassword(request.password, hash))) ? 'new' : 'neither'
}

const accepted: ChangePasswordResponse = { success: true, errors: [], message: null }
const refused = (error: string): ChangePasswordResponse => ({
  success: false,
  errors: [error],
  message: null,
})
