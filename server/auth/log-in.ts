import type { authCalls } from '#contract/auth.ts'
import type { HandlerArgs } from '#contract/endpoint.ts'
import { statement } from '#server/database/statement.ts'
import type { CallContext } from '#server/http/handler.ts'
import { unauthorized } from '#server/http/refusal.ts'
import { type LoginAttempt, limitLogins } from './login-limits.ts'
import { isFreshCode } from './one-time-code.ts'
import { isPassword, UNKNOWN } from './password.ts'

type Wish = HandlerArgs<typeof authCalls.login>['body']
export interface LoggedIn {
  readonly customerId: number
  readonly staffId: number | null
}

interface AccountRow {
  readonly id: number
  readonly password_hash: string
  readonly is_staff: boolean
  readonly otp_secret: string | null
}

const accountByEmail = statement<AccountRow>(
  'account-by-email',
  'select id, password_hash, is_staff, otp_secret from customers where project_id = $1 and lower(email) = $2',
)
const customerById = statement<{ id: number }>(
  'customer-by-id',
  'select id from customers where project_id = $1 and id = $2 and not is_staff',
)

/**
 * Whom the credentials let in. Every way to be wrong gets the same answer after the same work: unknown account,
 * wrong password, wrong code, and acting as a customer without being staff.
 */
export async function logIn(wish: Wish, context: CallContext): Promise<LoggedIn> {
  const { db, projectId, address, now, shop } = context
  const asStaff = wish.is_impersonate || wish.customers_id !== null
  const attempt: LoginAttempt = { projectId, email: wish.username.toLowerCase(), address, asStaff }
  const who = await limitLogins(db, attempt, now(), async () => {
    const [account] = await accountByEmail(db, projectId, attempt.email)
    const hash = account?.password_hash ?? UNKNOWN
    const isRight = await shop.hashing(address, () => isPassword(wish.password, hash))
    return account && isRight ? admitted(account, wish, asStaff, context) : null
  })
  if (!who) throw unauthorized()
  return who
}

async function admitted(
  account: AccountRow,
  wish: Wish,
  asStaff: boolean,
  { db, projectId, now }: CallContext,
): Promise<LoggedIn | null> {
  if (!asStaff) return { customerId: account.id, staffId: null }
  const { customers_id: wanted, otp } = wish
  if (!account.is_staff || !wish.is_impersonate || wanted === null || otp === null) return null
  if (!(await isFreshCode(db, account, otp, now()))) return null
  const [customer] = await customerById(db, projectId, Math.min(wanted, MAX_INT))
  return customer ? { customerId: customer.id, staffId: account.id } : null
}

const MAX_INT = 2_147_483_647
