import { Client } from 'pg'

const logIns: readonly (readonly [name: string, what: string])[] = [
  ['silver', 'silver level, a saved address in Missouri'],
  ['gold', 'gold level'],
  ['texas', 'an address in Texas'],
  ['new', 'no address, no orders, not yet on a volume level'],
  ['special', 'special order pricing'],
  ['allowed', 'may check out while checkout is disabled'],
  ['big', 'an order with 164 products, a saved cart of 200 lines'],
  ['pro', 'professional line (storefront 14)'],
  ['staff', 'may act for customers at /login-as; code: npm start -- --show-staff-code'],
]

/** What to type to log in to a shop seeded as a demo. */
export function demoLogIns(): string {
  const rows = logIns.map(([name, what]) => `  ${`${name}@emberwright.example`.padEnd(28)} ${what}`)
  return ['Log in with the password Fireworks!2026 as', ...rows].join('\n')
}

/** One line per staff account with the secret of its one-time codes, to be typed into an authenticator app. */
export async function staffCodeLines(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string; project_id: number; otp_secret: string }>(
      `select email, project_id, otp_secret from customers
       where is_staff and otp_secret is not null order by project_id, id`,
    )
    const lines = rows.map((row) => `  ${row.email} at storefront ${row.project_id}: ${row.otp_secret}`)
    return ['Secrets of the one-time codes of staff:', ...(lines.length ? lines : ['  none'])].join('\n')
  } finally {
    await client.end()
  }
}
