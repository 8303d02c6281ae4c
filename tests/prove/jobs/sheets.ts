import { fork } from 'node:child_process'
import { join } from 'node:path'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { SHEET_POINTS, type SheetOrders, type SheetPoint } from '#tests/prove/rig/sheet-points.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'

/** in milliseconds, for what a killed process held */
const RECOVERY = 60_000
const SHEETS_PER_KILL = 3

interface Kill {
  readonly point: SheetPoint
  readonly orderIds: readonly number[]
}

/** Kills a process at every point of making sheets; the next ones have to make what it left. */
export async function killSheetMakers(databaseUrl: string, { count, broken, say }: Trial): Promise<Figures> {
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  try {
    const kills = await planned(db, count)
    for (const { point, orderIds } of kills) {
      await killAt({ databaseUrl, point, orderIds, isDoneFirst: broken })
      say(`killed a maker of sheets ${point}`)
    }
    const last = start({ databaseUrl, point: null, orderIds: [], isDoneFirst: broken })
    await allFinished(db)
    last.kill('SIGKILL')
    return await figuresOf(db, kills)
  } finally {
    await db.destroy()
  }
}

async function planned(db: TestDb, count: number): Promise<readonly Kill[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('project_id', '=', 11)
    .orderBy('id')
    .limit(count * SHEETS_PER_KILL)
    .execute()
  const ids = rows.map(({ id }) => id)
  return Array.from({ length: Math.floor(ids.length / SHEETS_PER_KILL) }, (_, index) => ({
    point: SHEET_POINTS[index % SHEET_POINTS.length] ?? 'before drawing',
    orderIds: ids.slice(index * SHEETS_PER_KILL, (index + 1) * SHEETS_PER_KILL),
  }))
}

async function killAt(orders: SheetOrders): Promise<void> {
  const child = start(orders)
  const ended = new Promise<void>((settle) => {
    child.once('exit', () => settle())
  })
  const arrived = new Promise<void>((settle) => {
    child.once('message', () => settle())
  })
  const early = ended.then(() => {
    throw new Error(`the maker of sheets ended by itself, not ${orders.point}`)
  })
  await Promise.race([arrived, early])
  child.kill('SIGKILL')
  await ended
}

const start = (orders: SheetOrders) =>
  fork(join(import.meta.dirname, '../rig/serve-sheets.ts'), [JSON.stringify(orders)])

async function allFinished(db: TestDb): Promise<void> {
  const waiting = () => db.selectFrom('sheet_jobs').select('id').where('finished_at', 'is', null).execute()
  await readUntil(waiting, ({ length }) => length === 0, RECOVERY)
}

async function figuresOf(db: TestDb, kills: readonly Kill[]): Promise<Figures> {
  const rows = await db
    .selectFrom('sheet_jobs as j')
    .leftJoin('sheet_files as f', 'f.sheet_id', 'j.id')
    .select(['j.id', 'j.source_id', 'j.state', 'f.sheet_id'])
    .execute()
  const mails = await db.selectFrom('emails').select('key').where('key', 'like', 'job:%').execute()
  const told = new Set(mails.map(({ key }) => key))
  const made = new Set(
    rows
      .filter(({ id, state, sheet_id }) => state === 'done' && sheet_id !== null && told.has(`job:${id}`))
      .map(({ source_id }) => source_id),
  )
  const committed = kills
    .filter(({ point }) => point !== 'before the commit')
    .flatMap(({ orderIds }) => orderIds)
  return {
    sheet_kills: kills.length,
    sheets: committed.length,
    sheets_lost: committed.filter((id) => !made.has(id)).length,
    sheets_twice: rows.length - new Set(rows.map(({ source_id }) => source_id)).size,
    mails_without_sheet: mails.length - made.size,
  }
}
