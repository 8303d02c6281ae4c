import { authCalls } from '#contract/account/auth.ts'
import { codeAt, stepAt } from '#server/account/auth/one-time-code.ts'
import type { TestDb } from './database.ts'
import { decryptOtpSecret, encryptOtpSecret } from '#server/account/auth/otp-secret.ts'
import { makeCustomer } from './customers.ts'
import { Shopper, seededEmail, seededPassword } from './shopper.ts'
import { testSecret } from './test-secret.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export interface Staff {
  readonly id: number
  readonly email: string
}

/** A new customer who is staff that may act, so that single-use codes do not couple tests. */
export async function makeStaff(db: TestDb): Promise<Staff> {
  const email = await makeCustomer(db)
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const otp_secret = encryptOtpSecret(testSecret, email, SECRET)
  return db
    .insertInto('staff')
    .values({ email, name: email, password_hash, otp_secret, rights: ['customers'] })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

/** The TOTP secret of the staff of the demo. */
export async function demoOtpSecret(db: TestDb): Promise<string> {
  const email = seededEmail('staff')
  const { otp_secret } = await db
    .selectFrom('staff')
    .select('otp_secret')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return decryptOtpSecret(testSecret, email, otp_secret) ?? ''
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
