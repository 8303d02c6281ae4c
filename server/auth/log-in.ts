import { MAX_INT } from '#contract/constants.ts'
import type { authCalls } from '#contract/auth.ts'
import type { HandlerArgs } from '#contract/endpoint.ts'
import { bool, int4, nullable, type RowOf, text } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import type { CallContext } from '#server/http/handler.ts'
import { unauthorized } from '#server/http/http-error.ts'
import { type LoginAttempt, limitLogins } from './login-limits.ts'
import { isFreshCode } from './one-time-code.ts'
import { rememberBrowser } from './known-browsers.ts'
import { isPassword, UNKNOWN } from './password.ts'

type LogInRequest = HandlerArgs<typeof authCalls.login>['body']
export interface LoggedIn {
  readonly customerId: number
  readonly staffId: number | null
}

const ACCOUNT = { id: int4, password_hash: text, is_staff: bool, otp_secret: nullable(text) }
type AccountRow = RowOf<typeof ACCOUNT>

const accountByEmail = statement({
  name: 'account-by-email',
  sql: `select id, password_hash, is_staff, otp_secret from customers
   where project_id = :projectId and lower(email) = :email`,
  params: { projectId: int4, email: text },
  row: ACCOUNT,
})
const customerById = statement({
  name: 'customer-by-id',
  sql: 'select id from customers where project_id = :projectId and id = :id and not is_staff',
  params: { projectId: int4, id: int4 },
  row: { id: int4 },
})

/**
 * Verifies the credentials. Unknown account, wrong password, wrong one-time code and acting as a customer without being
 * staff return the same response after the same work, so that neither content nor timing reveals which it was.
 */
export async function logIn(request: LogInRequest, context: CallContext): Promise<LoggedIn> {
  const { db, projectId, address, browser, now, shop } = context
  const asStaff = request.is_impersonate || request.customers_id !== null
  const attempt: LoginAttempt = {
    projectId,
    email: request.username.toLowerCase(),
    browser,
    address,
    asStaff,
  }
  const who = await limitLogins(db, attempt, now(), async () => {
    const [account] = await accountByEmail(db, attempt)
    const hash = account?.password_hash ?? UNKNOWN
    const isRight = await shop.hashing(address, () => isPassword(request.password, hash))
    return account && isRight ? admitted(account, request, asStaff, context) : null
  })
  if (!who) throw unauthorized()
  if (!asStaff) await rememberBrowser(db, who.customerId, browser, now())
  return who
}

async function admitted(
  account: AccountRow,
  request: LogInRequest,
  asStaff: boolean,
  { db, projectId, now }: CallContext,
): Promise<LoggedIn | null> {
  if (!asStaff) return { customerId: account.id, staffId: null }
  const { customers_id: wanted, otp } = request
  if (!account.is_staff || !request.is_impersonate || wanted === null || otp === null) return null
  if (!(await isFreshCode(db, account, otp, now()))) return null
  const [customer] = await customerById(db, { projectId, id: Math.min(wanted, MAX_INT) })
  return customer ? { customerId: customer.id, staffId: account.id } : null
}
