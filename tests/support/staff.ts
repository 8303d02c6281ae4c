import type { Kysely } from 'kysely'
import { authCalls } from '#contract/auth.ts'
import { codeAt, stepAt } from '#server/auth/one-time-code.ts'
import type { Database } from '#server/database/schema.ts'
import { makeCustomer } from './customers.ts'
import { Shopper, seededPassword } from './shopper.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export interface Staff {
  readonly id: number
  readonly email: string
}

/** A new member of staff, so that single-use codes do not couple tests. */
export async function makeStaff(db: Kysely<Database>): Promise<Staff> {
  const email = await makeCustomer(db)
  return db
    .updateTable('customers')
    .set({ is_staff: true, otp_secret: SECRET })
    .where('email', '=', email)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

/** The one-time code of a moment, for staff made here. */
export const codeOfStaff = (now = new Date()): string => codeAt(SECRET, stepAt(now))

/** A client in which staff act as a customer. */
export async function actAs(url: string, { email }: Staff, customers_id: number): Promise<Shopper> {
  const shopper = new Shopper(url)
  const body = {
    username: email,
    password: seededPassword,
    customers_id,
    otp: codeOfStaff(),
    is_impersonate: true,
  }
  const { access_token } = await shopper.call(authCalls.login, { body })
  shopper.token = access_token
  return shopper
}
