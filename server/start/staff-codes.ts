import { openDatabase } from '#server/database/open.ts'
import { int4, nullable, text } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'

const selectStaff = statement({
  name: 'staff-codes',
  sql: `select email, project_id, otp_secret from customers
   where is_staff and otp_secret is not null order by project_id, id`,
  row: { email: text, project_id: int4, otp_secret: nullable(text) },
})

/** One line per staff account with its TOTP secret, for an authenticator app. */
export async function staffCodeLines(databaseUrl: string): Promise<string> {
  const db = openDatabase(databaseUrl, 1)
  try {
    const staff = await selectStaff(db)
    const lines = staff.map((row) => `  ${row.email} at storefront ${row.project_id}: ${row.otp_secret}`)
    return ['Secrets of the one-time codes of staff:', ...(lines.length ? lines : ['  none'])].join('\n')
  } finally {
    await db.destroy()
  }
}
