import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as shipmentNumbers from '#server/platform/database/migrations/0061-shipment-numbers.ts'
import * as events from '#server/platform/database/migrations/0072-events.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

test('[T88] the single number of an old shipment is the first of its numbers, also of one that an old version writes', async () => {
  // the triggers of events read the columns
  await events.down(db)
  await shipmentNumbers.down(db)
  const ship = (number: string | null) =>
    sql`insert into shipments (order_id, tracking_number, shipped_at)
      select min(id), ${number}, now() from orders`.execute(db)
  await ship('OLD-1')
  await ship(null)
  await shipmentNumbers.up(db)
  await ship('OLD-2')
  const { rows } = await sql`select numbers, revision from shipments order by id`.execute(db)
  expect(rows).toEqual([
    { numbers: ['OLD-1'], revision: 1 },
    { numbers: [], revision: 1 },
    { numbers: ['OLD-2'], revision: 1 },
  ])
})
