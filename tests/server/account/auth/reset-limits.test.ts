import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { admitSend } from '#server/account/auth/reset-limits.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase())
afterAll(() => db.destroy())

test('[P34] one address gets sixty codes an hour over all accounts, and leaves no row for those that it tries then', async () => {
  const now = new Date()
  const statuses: number[] = []
  for (let account = 0; account < 70; account++) {
    const request = {
      projectId: 11,
      email: `nobody-${account}@lund.example`,
      browser: null,
      address: '203.0.113.7',
    } as const
    await admitSend(db, request, now).then(
      () => statuses.push(200),
      (error: { readonly status: number }) => statuses.push(error.status),
    )
  }
  expect(statuses).toEqual([...Array(60).fill(200), ...Array(10).fill(429)])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rate_limits where key like 'reset%'`.execute(db)
  expect(rows).toEqual([{ n: 1 + 2 * 60 }])
})
