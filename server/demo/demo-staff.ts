import type { Db } from '#server/platform/database/db.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { STAFF_RIGHTS } from '#contract/staff/staff-rights.ts'
import { encryptOtpSecret, newOtpSecret } from '#server/account/auth/otp-secret.ts'
import { emailOf, people } from './people.ts'

export const demoStaffEmails = people.filter(({ may }) => may?.includes('staff')).map(emailOf)

const selectPeople = statement({
  name: 'demo-staff-people',
  sql: `select distinct on (email) email, firstname, lastname, password_hash from customers
   where email = any(:emails) and not exists (select from staff)
     and not exists (select from versions where name = 'demo-staff')
   order by email, project_id`,
  params: { emails: array(text) },
  row: { email: text, firstname: text, lastname: text, password_hash: text },
})
const insert = statement({
  name: 'demo-staff-insert',
  sql: `insert into staff (email, name, password_hash, otp_secret, rights)
   values (:email, :name, :passwordHash, :otpSecret, :rights)`,
  params: { email: text, name: text, passwordHash: text, otpSecret: text, rights: array(text) },
})
const markAdded = statement({
  name: 'demo-staff-added',
  sql: `insert into versions (name, version) values ('demo-staff', 1) on conflict do nothing`,
})

/**
 * Gives the staff customer of the demo every right of staff, with the same password. Once in the life
 * of a database, so that nobody who was removed comes back, and nobody but people of the demo.
 */
export async function addDemoStaff(db: Db, secret: Uint8Array): Promise<void> {
  for (const { email, firstname, lastname, password_hash } of await selectPeople(db, {
    emails: demoStaffEmails,
  }))
    await insert(db, {
      email,
      name: `${firstname} ${lastname}`,
      passwordHash: password_hash,
      otpSecret: encryptOtpSecret(secret, email, newOtpSecret()),
      rights: STAFF_RIGHTS,
    })
  await markAdded(db)
}
