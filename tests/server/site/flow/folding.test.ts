import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { createFlowCounts } from '#server/site/flow/flow-counts.ts'
import { foldFlowDays } from '#server/site/flow/fold-flow-days.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { batchOf, noteBuild } from '#tests/support/flow-build.ts'

const db = openDatabase(await useDatabase(), 4)
afterAll(() => db.destroy())
const now = new Date('2027-06-15T12:00:00Z')
const rowsOf = () =>
  db.selectFrom('flow_days').select(['day', 'before', 'times']).orderBy('day').orderBy('before').execute()

test('counts are kept for 90 days by day and for 25 months by month', async () => {
  const put = (day: string, before: number, times: number) =>
    db
      .insertInto('flow_days')
      .values({ project_id: 11, day, chart: 1, before, taken: 0, wait: 0, times })
      .execute()
  for (const day of ['2025-04-30', '2025-05-01', '2027-03-01', '2027-03-09', '2027-03-16', '2027-03-17'])
    await put(day, 0, 2)
  await put('2027-03-10', 1, 5)
  await Promise.all([foldFlowDays(db, now), foldFlowDays(db, now)])
  expect(await rowsOf()).toEqual([
    { day: '2025-05-01', before: 0, times: '2' },
    { day: '2027-03-01', before: 0, times: '6' },
    { day: '2027-03-01', before: 1, times: '5' },
    { day: '2027-03-17', before: 0, times: '2' },
  ])
  await foldFlowDays(db, now)
  expect(await rowsOf()).toHaveLength(4)
})

test('counts that could not be written are written the next time, once', async () => {
  await db.deleteFrom('flow_days').execute()
  await noteBuild(db, 'build')
  const counts = createFlowCounts(db)
  await counts.count(11, batchOf('build', 'coupon', [[null, null, 0, 4]]).body, now)
  await sql`alter table flow_days rename to flow_days_away`.execute(db)
  await expect(counts.write()).rejects.toThrow()
  await sql`alter table flow_days_away rename to flow_days`.execute(db)
  await counts.write()
  await counts.write()
  expect((await rowsOf()).map(({ times }) => times)).toEqual(['4'])
})
