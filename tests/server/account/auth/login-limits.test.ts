import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { limitLogins } from '#server/account/auth/login-limits.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase())
afterAll(() => db.destroy())

test('[P34] one address fails three hundred log-ins over all accounts, and leaves no row for those that it tries then', async () => {
  const now = new Date()
  const statuses: number[] = []
  for (let account = 0; account < 310; account++) {
    const attempt = {
      projectId: 11,
      email: `nobody-${account}@lund.example`,
      browser: null,
      address: '203.0.113.7',
    } as const
    await limitLogins(db, attempt, now, async () => null).then(
      () => statuses.push(401),
      (error: { readonly status: number }) => statuses.push(error.status),
    )
  }
  expect(statuses).toEqual([...Array(300).fill(401), ...Array(10).fill(429)])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rate_limits where key like 'login%'`.execute(db)
  expect(rows).toEqual([{ n: 1 + 2 * 300 }])
})
