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

/** The secret for the one-time codes of the staff account, for an authenticator app; null when there is none. */
export async function staffCodeSecret(databaseUrl: string): Promise<string | null> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ otp_secret: string }>(
      `select otp_secret from customers where is_staff and otp_secret is not null order by id limit 1`,
    )
    return rows[0]?.otp_secret ?? null
  } finally {
    await client.end()
  }
}
