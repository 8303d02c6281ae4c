import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { STAFF_RIGHTS } from '#contract/staff/staff-rights.ts'
import { encryptOtpSecret, newOtpSecret } from '#server/account/auth/otp-secret.ts'
import { emailOf, people } from './people.ts'

const MARK = 'demo-staff'
export const demoStaffEmails = people.filter(({ may }) => may?.includes('staff')).map(emailOf)

/**
 * Gives the staff customer of the demo every right of staff, with the same password. Once in the life
 * of a database, so that nobody who was removed comes back, and nobody but people of the demo.
 */
export async function addDemoStaff(db: Kysely<Database>, secret: Uint8Array): Promise<void> {
  const found = await db
    .selectFrom('customers')
    .distinctOn('email')
    .select(['email', 'firstname', 'lastname', 'password_hash'])
    .where('email', 'in', demoStaffEmails)
    .where(sql<boolean>`not exists (select from staff)`)
    .where(sql<boolean>`not exists (select from versions where name = ${MARK})`)
    .orderBy('email')
    .orderBy('project_id')
    .execute()
  for (const person of found)
    await db
      .insertInto('staff')
      .values({
        email: person.email,
        name: `${person.firstname} ${person.lastname}`,
        password_hash: person.password_hash,
        otp_secret: encryptOtpSecret(secret, person.email, newOtpSecret()),
        rights: [...STAFF_RIGHTS],
      })
      .execute()
  await db
    .insertInto('versions')
    .values({ name: MARK, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
