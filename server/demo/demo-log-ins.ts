import type { Db } from '#server/platform/database/db.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export const DEMO_PASSWORD = 'Fireworks!2026'

const logIns: readonly (readonly [name: string, what: string])[] = [
  ['silver', 'silver level, a saved address in Missouri'],
  ['gold', 'gold level'],
  ['texas', 'an address in Texas'],
  ['new', 'no address, no orders, not yet on a volume level'],
  ['special', 'special order pricing'],
  ['allowed', 'may check out while checkout is disabled'],
  ['big', 'an order with 164 products, a saved cart of 200 lines'],
  ['pro', 'professional line (storefront 14)'],
  ['staff', 'acts for customers at /login-as, edits at /staff; code: npm start -- --show-staff-code'],
]

const selectPresent = statement({
  name: 'demo-log-ins',
  sql: 'select distinct email from customers where email = any(:emails)',
  params: { emails: array(text) },
  row: { email: text },
})
const emailOf = (name: string) => `${name}@emberwright.example`

/** The lines that `npm start` prints: who can log in to the demo shop; null: the database is not that of one. */
export async function demoLogIns(db: Db): Promise<string | null> {
  const present = await selectPresent(db, { emails: logIns.map(([name]) => emailOf(name)) })
  const rows = logIns
    .filter(([name]) => present.some(({ email }) => email === emailOf(name)))
    .map(([name, what]) => `  ${emailOf(name).padEnd(28)} ${what}`)
  if (rows.length === 0) return null
  return [`Log in with the password ${DEMO_PASSWORD} as`, ...rows].join('\n')
}
