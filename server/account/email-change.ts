import { isPassword } from './auth/password.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { HttpError, unauthorized } from '#server/platform/http/http-error.ts'
import { countEvents, limitFailures } from '#server/platform/http/rate-limit.ts'

const passwordOf = statement({
  name: 'email-change-password',
  sql: 'select password_hash from customers where id = :id',
  params: { id: int4 },
  row: { password_hash: text },
})

/** Why the customer may not have another e-mail address, or null. */
export async function emailChangeError(
  password: string | undefined,
  { db, session, shop, now, address }: SessionContext,
): Promise<string | null> {
  if (session.staffId !== null)
    throw new HttpError(403, ['Only the customer can change this e-mail address.'])
  if (!password) return 'Enter your current password to change your e-mail address.'
  const [account] = await passwordOf(db, { id: session.customerId })
  if (!account) throw unauthorized()
  // the limit of change-password too, so that a stolen session has no second way to guess
  const guesses = { key: `change-password:${session.customerId}`, events: 10, seconds: 900 }
  const isRight = await limitFailures(
    db,
    { limits: [guesses], now: now() },
    () => shop.hashing(address, () => isPassword(password, account.password_hash)),
    (right) => !right,
  )
  if (!isRight) return 'Your current password is not right.'
  // rate-limited, because each one sends an e-mail and reveals whether the address has an account
  await countEvents(db, [{ key: `email-change:${session.customerId}`, events: 10, seconds: 3_600 }], now())
  return null
}
