import { MAX_INT } from '#contract/platform/constants.ts'
import type { authCalls } from '#contract/account/auth.ts'
import { normalEmail } from '#contract/platform/email.ts'
import type { HandlerArgs } from '#contract/platform/endpoint.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { unauthorized } from '#server/platform/http/http-error.ts'
import { limitLogins } from './login-limits.ts'
import { rememberBrowser } from '#server/platform/known-browsers.ts'
import { isPassword, UNKNOWN } from './password.ts'
import { limitStaffLogIns } from './staff-log-in-limits.ts'
import { verifyStaff } from './verify-staff.ts'

type LogInRequest = HandlerArgs<typeof authCalls.login>['body']
export interface LoggedIn {
  readonly customerId: number
  readonly staffId: number | null
}

const accountByEmail = statement({
  name: 'account-by-email',
  sql: 'select id, password_hash from customers where project_id = :projectId and email = :email',
  params: { projectId: int4, email: text },
  row: { id: int4, password_hash: text },
})
const customerById = statement({
  name: 'customer-by-id',
  sql: `select c.id from customers c where c.project_id = :projectId and c.id = :id
   and not exists (select from staff f where f.email = c.email and f.removed_at is null)`,
  params: { projectId: int4, id: int4 },
  row: { id: int4 },
})

/**
 * Verifies the credentials. Unknown account, wrong password, wrong one-time code and acting as a customer without being
 * staff return the same response after the same work, so that neither content nor timing reveals which it was.
 */
export async function logIn(request: LogInRequest, context: CallContext): Promise<LoggedIn> {
  const email = normalEmail(request.username)
  const asStaff = request.is_impersonate || request.customers_id !== null
  const who = await (asStaff ? logInToAct : logInCustomer)(email, request, context)
  if (!who) throw unauthorized()
  return who
}

async function logInCustomer(
  email: string,
  { password }: LogInRequest,
  { db, projectId, address, browser, now, shop }: CallContext,
): Promise<LoggedIn | null> {
  const who = await limitLogins(db, { projectId, email, browser, address }, now(), async () => {
    const [account] = await accountByEmail(db, { projectId, email })
    const hash = account?.password_hash ?? UNKNOWN
    const isRight = await shop.hashing(address, () => isPassword(password, hash))
    return account && isRight ? { customerId: account.id, staffId: null } : null
  })
  if (who) await rememberBrowser(db, who.customerId, browser, now())
  return who
}

function logInToAct(
  email: string,
  { password, otp, customers_id: wanted, is_impersonate: wantsToAct }: LogInRequest,
  context: CallContext,
): Promise<LoggedIn | null> {
  const { db, projectId } = context
  return limitStaffLogIns(email, context, async () => {
    const code = wantsToAct && wanted !== null ? otp : null
    const staff = await verifyStaff({ email, password, code, right: 'customers' }, context)
    if (!staff || wanted === null) return null
    const [customer] = await customerById(db, { projectId, id: Math.min(wanted, MAX_INT) })
    return customer ? { customerId: customer.id, staffId: staff.id } : null
  })
}
