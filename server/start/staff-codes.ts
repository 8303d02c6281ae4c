import { Client } from 'pg'

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
