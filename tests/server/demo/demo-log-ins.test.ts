import { expect, test } from 'vitest'
import { demoLogIns } from '#server/demo/demo-log-ins.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { seededEmail } from '#tests/support/shopper.ts'

test('log-ins are told of customers who are there, and none where nobody of the demo shop is', async () => {
  const db = openDatabase(await useDatabase(), 1)
  expect(await demoLogIns(db)).toContain(seededEmail('silver'))
  await db.query(`update customers set email = 'x' || email where email = '${seededEmail('silver')}'`, [])
  const others = await demoLogIns(db)
  expect(others).not.toContain(seededEmail('silver'))
  expect(others).toContain(seededEmail('gold'))
  await db.query(`update customers set email = 'x' || email`, [])
  expect(await demoLogIns(db)).toBeNull()
  await db.destroy()
})
