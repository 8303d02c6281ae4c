import type { SheetOrders, SheetPoint } from './sheet-points.ts'
import { patchSources } from './patch-source.ts'

const HOLD = `await (globalThis as unknown as { readonly hold: () => Promise<void> }).hold()`
const held = (line: string, where: 'before' | 'after') => ({
  file: 'server/documents/outgoing-sheets.ts',
  from: line,
  to: where === 'before' ? `${HOLD}\n${line}` : `${line}\n${HOLD}`,
})
const STORE = 'await store(db, { id: key, attempt, bytes: made, now: now() })'
const holds: Readonly<Partial<Record<SheetPoint, ReturnType<typeof held>>>> = {
  'before drawing': held('const made = await make(db, sheets, attempt, now)', 'before'),
  'before the result': held(STORE, 'before'),
  'within the result': held('if (!finished) return', 'after'),
  'after the result': held(STORE, 'after'),
}

/** Entry point of a process that makes sheets; its orders are JSON in the first argument. */
// only sheets.ts beside jobs.proof.ts starts this
const orders = JSON.parse(process.argv[2] ?? '') as SheetOrders
const { databaseUrl, point, orderIds } = orders
const hold = point === null ? undefined : holds[point]
patchSources([...orders.patches, ...(hold ? [hold] : [])])
const stop = async () => {
  process.send?.('there')
  await new Promise(() => undefined)
}
Object.assign(globalThis, { hold: stop })
process.on('disconnect', () => process.exit(0))

const { NO_TIMEOUTS, openDatabase } = await import('#server/database/open.ts')
const { inTransaction } = await import('#server/database/transaction.ts')
const { outgoingSheets } = await import('#server/documents/outgoing-sheets.ts')
const { insertSheetJob } = await import('#server/documents/sheet-job-rows.ts')
const { createSheetRenderer } = await import('#server/documents/sheet-renderer.ts')
const { openJobs } = await import('#server/jobs/open-jobs.ts')

const now = () => new Date()
const log = () => undefined
const db = openDatabase(databaseUrl, 3, NO_TIMEOUTS)
const tables = [outgoingSheets(db, createSheetRenderer(), now)]
await inTransaction(db, async (trx) => {
  const wanted = await trx
    .selectFrom('orders')
    .select(['id', 'customer_id', 'project_id'])
    .where('id', 'in', [0, ...orderIds])
    .execute()
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
openJobs({ databaseUrl, db, tables, isWorker: true, now, log, expireInSeconds: 2 }).wake()
