import { MAX_INT } from '#contract/constants.ts'
import type { authCalls } from '#contract/auth.ts'
import type { HandlerArgs } from '#contract/endpoint.ts'
import { int4, text } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import type { CallContext } from '#server/http/handler.ts'
import { unauthorized } from '#server/http/http-error.ts'
import { type LoginAttempt, limitLogins } from './login-limits.ts'
import { MAY_ACT } from './session.ts'
import { rememberBrowser } from './known-browsers.ts'
import { isPassword, UNKNOWN } from './password.ts'
import { acceptSecondFactor } from '#server/staff/second-factor.ts'

type LogInRequest = HandlerArgs<typeof authCalls.login>['body']
export interface LoggedIn {
  readonly customerId: number
  readonly staffId: number | null
}

const accountByEmail = statement({
  name: 'account-by-email',
  sql: 'select id, password_hash from customers where project_id = :projectId and lower(email) = :email',
  params: { projectId: int4, email: text },
  row: { id: int4, password_hash: text },
})
const actingStaff = statement({
  name: 'acting-staff',
  sql: `select f.id, f.email, f.password_hash, f.otp_secret from staff f where lower(f.email) = :email and ${MAY_ACT}`,
  params: { email: text },
  row: { id: int4, email: text, password_hash: text, otp_secret: text },
})
const customerById = statement({
  name: 'customer-by-id',
  sql: `select c.id from customers c where c.project_id = :projectId and c.id = :id
   and not exists (select from staff f where lower(f.email) = lower(c.email) and f.removed_at is null)`,
  params: { projectId: int4, id: int4 },
  row: { id: int4 },
})

/**
 * Verifies the credentials. Unknown account, wrong password, wrong one-time code and acting as a customer without being
 * staff return the same response after the same work, so that neither content nor timing reveals which it was.
 */
export async function logIn(request: LogInRequest, context: CallContext): Promise<LoggedIn> {
  const { db, projectId, address, browser, now } = context
  const asStaff = request.is_impersonate || request.customers_id !== null
  const attempt: LoginAttempt = {
    projectId,
    email: request.username.toLowerCase(),
    browser,
    address,
    asStaff,
  }
  const who = await limitLogins(db, attempt, now(), () =>
    asStaff ? admittedToAct(request, attempt, context) : admitted(request, attempt, context),
  )
  if (!who) throw unauthorized()
  if (!asStaff) await rememberBrowser(db, who.customerId, browser, now())
  return who
}

async function admitted(
  request: LogInRequest,
  attempt: LoginAttempt,
  context: CallContext,
): Promise<LoggedIn | null> {
  const [account] = await accountByEmail(context.db, attempt)
  return (await isPasswordOf(account, request, context)) && account
    ? { customerId: account.id, staffId: null }
    : null
}

async function admittedToAct(
  request: LogInRequest,
  { email, projectId }: LoginAttempt,
  context: CallContext,
): Promise<LoggedIn | null> {
  const { db, now, shop } = context
  const { customers_id: wanted, otp, is_impersonate: wantsToAct } = request
  const [staff] = await actingStaff(db, { email })
  if (!(await isPasswordOf(staff, request, context)) || !staff) return null
  if (!wantsToAct || wanted === null || otp === null) return null
  if (!(await acceptSecondFactor(db, shop.secret, staff, otp, now()))) return null
  const [customer] = await customerById(db, { projectId, id: Math.min(wanted, MAX_INT) })
  return customer ? { customerId: customer.id, staffId: staff.id } : null
}

/** After the same work for an unknown account. */
const isPasswordOf = (
  account: { readonly password_hash: string } | undefined,
  { password }: LogInRequest,
  { address, shop }: CallContext,
): Promise<boolean> => shop.hashing(address, () => isPassword(password, account?.password_hash ?? UNKNOWN))
