import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { csvText } from '#contract/platform/csv.ts'
import { decodeText } from '#contract/platform/decode-text.ts'
import type { UndoAnswer } from '#contract/staff/staff-import.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'
import { inSnapshot } from '#server/platform/database/transaction.ts'
import { applyImport } from '#server/staff/imports/products/apply-import.ts'
import { checkImport } from '#server/staff/imports/products/dry-run.ts'
import { csvOfTable, exportedProducts } from '#server/staff/imports/products/export-products.ts'
import { allRows } from '#server/staff/imports/products/import-rows.ts'
import { readImportCatalogue } from '#server/staff/imports/products/product-state.ts'
import { undoImport } from '#server/staff/imports/products/undo-import.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'
import { type ImportedFile, randomFile, type WantedRow } from './random-file.ts'

const PROJECT = 11
const SILVER = 16

export const productImport: Proof = {
  rule: '[T71][T72][T74][T75] each row of a file that a spreadsheet program saved is told as it is meant, all rows are written or none wherever the import is killed, and its undo gives back every byte',
  counts: { test: 10, long: 2_000, control: 20 },
  controlBreaks: ['wrong', 'half'],
  run: async (trial) => {
    const cluster = await openTestCluster()
    try {
      return await importAll(await cluster.clone(), trial)
    } finally {
      await cluster.close()
    }
  },
  judge: (figures) => [
    ...above(figures, { untold: 0, wrong: 0, half: 0, unwritten: 0, not_undone: 0 }),
    ...below(figures, { files: 1, rows: 10, kills: 1 }),
  ],
}

async function importAll(databaseUrl: string, { seed, count, broken, say }: Trial): Promise<Figures> {
  const random = randomFrom(seed)
  const db = openDatabase(databaseUrl, 4, NO_TIMEOUTS)
  const figures = { files: 0, rows: 0, kills: 0, untold: 0, wrong: 0, half: 0, unwritten: 0, not_undone: 0 }
  try {
    const models = (await stateOf(db)).map(({ model }) => model)
    for (let at = 0; at < count; at++) {
      const file = await randomFile(random, models)
      const bytes = broken ? splitAnywhere(file) : file.bytes
      const seen = await check(db, bytes)
      const told = await allRows(db, { importId: seen.id })
      figures.files++
      figures.rows += file.rows.length
      figures.untold += Math.abs(file.rows.length - told.length)
      const wrong = file.rows.filter((row) => !isToldAs(row, told))
      if (wrong.length > 0) say(`${file.format}: wrong ${wrong.map(({ model }) => model).join(', ')}`)
      figures.wrong += wrong.length
      const before = await exported(db)
      const application = applicationOf(seen)
      const isKilled = broken
        ? await killed(databaseUrl, random() * LONGEST_BY_ROW, (victim) => applyRowByRow(victim, file))
        : await killed(databaseUrl, random() * LONGEST, (victim) => applyImport(victim, application))
      if (isKilled) figures.kills++
      const isTouched = (await exported(db)) !== before
      if (isTouched && (await countUnwritten(db, file)) > 0) figures.half++
      const answer = await applyImport(db, application)
      if (answer.kind !== 'applied') say(`${file.format}: ${answer.text}`)
      figures.unwritten += await countUnwritten(db, file)
      const undone = await undoImport(db, { ...application, requestId: crypto.randomUUID() })
      if (!isUndone(undone, file) || (await exported(db)) !== before) figures.not_undone++
    }
    return figures
  } finally {
    await db.destroy()
  }
}

const scope = () => ({ projectIds: [PROJECT], by: null, now: new Date() })

async function check(db: TestDb, bytes: Buffer) {
  const name = 'products.csv'
  const answer = await checkImport(db, { id: crypto.randomUUID(), name, bytes, creates: false, ...scope() })
  if (answer.kind !== 'read') throw new Error(JSON.stringify(answer.problems))
  return answer
}

const applicationOf = ({ id, fingerprint }: { readonly id: string; readonly fingerprint: string }) => ({
  id,
  fingerprint,
  requestId: crypto.randomUUID(),
  skipsRefused: true,
  ...scope(),
})

const stateOf = async (db: TestDb) => {
  const { products } = await inSnapshot(db, (trx) => readImportCatalogue(trx))
  return products.filter(({ project_id }) => project_id === PROJECT)
}

const exported = async (db: TestDb): Promise<string> =>
  csvOfTable(exportedProducts(await inSnapshot(db, (trx) => readImportCatalogue(trx)), [PROJECT]))

/** A file whose rows were all refused has changed nothing, so there is nothing to undo. */
const isUndone = ({ kind, kept }: UndoAnswer, { rows }: ImportedFile): boolean =>
  rows.some(({ price }) => price !== null) ? kind === 'undone' && kept.length === 0 : kind === 'changed'

type Told = Awaited<ReturnType<typeof allRows>>

function isToldAs(row: WantedRow, told: Told): boolean {
  const found = told.find(({ model }) => model === row.model)
  if (!found) return false
  if (row.price === null) return found.kind === 'refused'
  const after = new Map(found.changes.map((change) => [change.field, change.after]))
  return (
    found.kind === 'changed' &&
    after.get('name') === row.name &&
    after.get('description') === row.description &&
    after.get('price:silver') === (row.price / 100).toFixed(2)
  )
}

async function countUnwritten(db: TestDb, { rows }: ImportedFile): Promise<number> {
  const byModel = new Map((await stateOf(db)).map((product) => [product.model, product]))
  return rows.filter(({ model, name, description, price }) => {
    const product = byModel.get(model)
    return price === null
      ? product?.name === name
      : product?.name !== name ||
          product.description_html !== description ||
          product.prices.get(SILVER) !== price
  }).length
}

/** of an import of 40 rows among 610 products, at once and a row at a time, in milliseconds */
const LONGEST = 200
const LONGEST_BY_ROW = 4_000

/** Kills the connection of some work after so many milliseconds; resolves with whether that ended it. */
async function killed(
  databaseUrl: string,
  after: number,
  work: (victim: TestDb) => Promise<unknown>,
): Promise<boolean> {
  const victim = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  const killer = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  try {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(victim)
    const end = work(victim).then(
      () => false,
      () => true,
    )
    await pause(after)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(killer)
    return await end
  } finally {
    await Promise.allSettled([victim.destroy(), killer.destroy()])
  }
}

/** The negative control: a separator a cell. */
function splitAnywhere({ bytes, format, rows }: ImportedFile): Buffer {
  const decoded = decodeText(bytes)
  if (format === 'xlsx' || decoded.kind !== 'text') return bytes
  const [titles = '', ...lines] = decoded.text.split(/\r\n|\n|\r/).filter((line) => line !== '')
  const width = titles.split(/[,;\t]/).length
  const cells = [titles, ...lines.slice(0, rows.length)].map((line) =>
    line
      .replaceAll('"', '')
      .split(/[,;\t]/)
      .slice(0, width)
      .map(csvText)
      .join(','),
  )
  return Buffer.from(cells.join('\n'))
}

/** The negative control: a commit a row. */
async function applyRowByRow(db: TestDb, { rows }: ImportedFile): Promise<void> {
  for (const { model, name, price } of rows) {
    if (price === null) continue
    const seen = await check(db, Buffer.from(`model,name\n${model},${csvText(name)}\n`))
    await applyImport(db, applicationOf(seen))
  }
}
