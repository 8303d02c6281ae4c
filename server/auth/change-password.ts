import type { AnswerIn, HandlerArgs } from '#contract/endpoint.ts'
import type { passwordCalls } from '#contract/password.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { SessionContext } from '#server/http/handler.ts'
import { countEvent, forgetEvents, type Limit } from '#server/http/rate-limit.ts'
import { Refusal, tooMany, unauthorized } from '#server/http/refusal.ts'
import { newPasswordFault } from './new-password.ts'
import { isPassword } from './password.ts'
import { setPassword } from './set-password.ts'

type Wish = HandlerArgs<typeof passwordCalls.changePassword>['body']
type Plain = AnswerIn<typeof passwordCalls.changePassword>

/** A stolen session must not find out the password either. */
const TRIES: Limit = { events: 10, seconds: 900 }

const accountOf = statement<{
  email: string
  firstname: string
  lastname: string
  company: string | null
  password_hash: string
}>(
  'change-password-account',
  'select email, firstname, lastname, company, password_hash from customers where id = $1',
)

/** Changes the password of whoever is logged in; their other sessions end, this one stays. */
export async function changePassword(wish: Wish, context: SessionContext): Promise<Plain> {
  const { db, session, shop, now } = context
  if (session.staffId !== null) throw new Refusal(403, ['Only the customer can change this password.'])
  const [account] = await accountOf(db, session.customerId)
  if (!account) throw unauthorized()
  const { email, firstname, lastname, company } = account
  const person = { email, names: [firstname, lastname, company ?? ''] }
  const fault = newPasswordFault(wish.password, wish.password_confirmation, person)
  if (fault !== null) return refused(fault)
  const key = `change-password:${session.customerId}`
  const wait = await countEvent(db, key, TRIES, now())
  if (wait > 0) throw tooMany(wait)
  const isRight = await shop.hashing(() => isPassword(wish.current_password, account.password_hash))
  if (!isRight) {
    // sent again, because the answer was lost
    const isDone = await shop.hashing(() => isPassword(wish.password, account.password_hash))
    return isDone ? accepted : refused('Your current password is not right.')
  }
  if (wish.password === wish.current_password)
    return refused('The new password is the same as the current one.')
  await inTransaction(db, (trx) =>
    setPassword(trx, shop, {
      customerId: session.customerId,
      password: wish.password,
      keptSession: session.id,
    }),
  )
  await forgetEvents(db, key)
  return accepted
}

const accepted: Plain = { success: true, errors: [], message: null }
const refused = (error: string): Plain => ({ success: false, errors: [error], message: null })
