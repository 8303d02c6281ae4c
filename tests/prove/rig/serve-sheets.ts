import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import type { Database } from '#tests/support/schema.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { outgoingSheets } from '#server/sheets/outgoing-sheets.ts'
import { insertSheetJob } from '#server/sheets/sheet-job-rows.ts'
import { createSheetRenderer, type SheetRenderer } from '#server/sheets/sheet-renderer.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Outgoing } from '#server/platform/jobs/outgoing.ts'
import type { SheetOrders } from './sheet-points.ts'

/** Entry point of a process that makes sheets; its orders are JSON in the first argument. */
// only sheets.ts beside jobs.proof.ts starts this
const orders = JSON.parse(process.argv[2] ?? '') as SheetOrders
const { databaseUrl, point, orderIds, isDoneFirst } = orders
const stop = async () => {
  process.send?.('there')
  await new Promise(() => undefined)
}
process.on('disconnect', () => process.exit(0))

const now = () => new Date()
const log = () => undefined
const db = openDatabase(databaseUrl, 7, NO_TIMEOUTS)
const renderer = createSheetRenderer(async () => [])
const render: SheetRenderer['render'] = async (client, key, read) => {
  if (point === 'before drawing') await stop()
  const bytes = await renderer.render(client, key, read)
  if (point === 'before the result') {
    if (isDoneFirst) await db.updateTable('sheet_jobs').set({ state: 'done', finished_at: now() }).execute()
    await stop()
  }
  if (point === 'within the result') await stopAtTheFile()
  return bytes
}
const sheets = outgoingSheets(db, { ...renderer, render }, now)
const send: Outgoing['send'] = async (key) => {
  await sheets.send(key)
  if (point === 'after the result') await stop()
}
const tables = [{ ...sheets, send }]
const wanted = await db
  .selectFrom('orders')
  .select(['id', 'customer_id', 'project_id'])
  .where('id', 'in', [0, ...orderIds])
  .execute()
await inTransaction(db, async (trx) => {
  for (const { id, customer_id, project_id } of wanted)
    await insertSheetJob(trx, {
      customerId: customer_id,
      projectId: project_id,
      source: 'order',
      sourceId: id,
      kind: 'barcodes',
      label: `Barcodes, order ${id}`,
      now: now(),
    })
  if (point === 'before the commit') await stop()
})
if (point === 'before the handover') await stop()
openJobs({
  databaseUrl,
  db,
  tables,
  isWorker: true,
  now,
  log,
  expireInSeconds: 2,
  superviseSeconds: 2,
}).wake()

/** Locks the files, and stops when a job, which is marked as done by then, waits to store its own. */
async function stopAtTheFile(): Promise<void> {
  const locked = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await sql`lock table sheet_files in share mode`.execute(trx)
    locked.resolve()
    await stopWhenWaitedFor(trx)
  })
  await Promise.race([locked.promise, holding])
}

async function stopWhenWaitedFor(trx: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_locks where relation = 'sheet_files'::regclass and not granted`.execute(trx)
    if (rows.length > 0) return stop()
    await pause(20)
  }
}
