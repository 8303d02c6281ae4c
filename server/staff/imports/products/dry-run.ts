import { createHash } from 'node:crypto'
import type { Addition, ApplyAnswer, DryRunAnswer } from '#contract/staff/staff-import.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  bytea,
  int4,
  jsonb,
  nullable,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inSnapshot, inTransaction } from '#server/platform/database/transaction.ts'
import { invalid } from '#server/platform/http/http-error.ts'
import { recordDecision } from '#server/platform/audit/record-decision.ts'
import type { ImportFile } from './import-requests.ts'
import { allRows, countsOf, countsText, insertRows } from './import-rows.ts'
import type { NewAddition } from './new-names.ts'
import { type ImportScope, planImport, type Plan, type PlannedRow } from './plan.ts'
import { readImportCatalogue } from './product-state.ts'
import { readProductFile } from './read-file.ts'
import { stockNotes } from './stock-notes.ts'

const insertImport = statement({
  name: 'product-import-insert',
  sql: `insert into product_imports (id, fingerprint, project_ids, staff_id, file_name, file_sha256, bytes, notes, created_at, creates, additions)
   values (:id, :fingerprint, :projectIds, :staffId, :name, :sha256, :bytes, :notes, :now, :creates, :additions) on conflict (id) do nothing returning id`,
  params: {
    id: uuid,
    fingerprint: text,
    projectIds: array(int4),
    staffId: nullable(int4),
    name: text,
    sha256: text,
    bytes: bytea,
    notes: jsonb<readonly string[]>(),
    now: timestamptz,
    creates: bool,
    additions: jsonb<readonly Addition[]>(),
  },
  row: { id: uuid },
})
const IMPORT = {
  id: uuid,
  fingerprint: text,
  project_ids: array(int4),
  staff_id: nullable(int4),
  file_name: text,
  file_sha256: text,
  notes: jsonb<readonly string[]>(),
  answer: nullable(jsonb<ApplyAnswer>()),
  creates: bool,
  additions: jsonb<readonly Addition[]>(),
}
const selectImport = statement({
  name: 'product-import',
  sql: `select ${Object.keys(IMPORT).join(', ')} from product_imports where id = :id`,
  params: { id: uuid },
  row: IMPORT,
})
const selectLatest = statement({
  name: 'product-import-latest',
  sql: `select ${Object.keys(IMPORT).join(', ')} from product_imports
   where file_sha256 = :sha256 and project_ids = :projectIds and staff_id is null order by created_at desc limit 1`,
  params: { sha256: text, projectIds: array(int4) },
  row: IMPORT,
})

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The latest dry run of a file by command, or null. */
export async function latestDryRun(
  db: Db,
  file: { readonly sha256: string; readonly projectIds: readonly number[] },
) {
  const [row] = await selectLatest(db, file)
  return row ?? null
}

/** Compares a file with the catalogue and stores what it would change, for the time being. */
export async function checkImport(db: Db, file: ImportFile): Promise<DryRunAnswer> {
  const sha256 = sha256Of(file.bytes)
  const before = await storedDryRun(db, file, sha256)
  if (before) return before
  const table = await readProductFile(file.bytes)
  if (table.kind === 'unreadable') return { ...table, problems: [...table.problems] }
  const catalogue = await inSnapshot(db, (trx) => readImportCatalogue(trx))
  const plan = await planImport(table, catalogue, file)
  const fingerprint = fingerprintOf(sha256, file, plan)
  const rows = plan.rows.map(storedRow)
  const counts = countsOf(rows)
  const additions = plan.additions.map(storedAddition)
  const notes = [...(await stockNotes(db, { ...file, sha256 }, plan.rows)), ...plan.notes]
  const { id, name, creates, by } = file
  await inTransaction(db, async (trx) => {
    const stored = { ...file, fingerprint, staffId: by?.id ?? null, sha256, notes, additions }
    // the same call at the same time has stored it
    if ((await insertImport(trx, stored)).length === 0) return
    await insertRows(trx, { importId: id, rows })
    const action = 'import products --dry-run'
    await recordDecision(trx, by, { action, subject: `${name}, ${id}: ${countsText(counts)}` })
  })
  return {
    kind: 'read',
    id,
    fingerprint,
    file_name: name,
    counts,
    notes,
    creates,
    additions,
  }
}

async function storedDryRun(
  db: Db,
  { id, by, creates }: ImportFile,
  sha256: string,
): Promise<DryRunAnswer | null> {
  const [found] = await selectImport(db, { id })
  if (!found) return null
  const { fingerprint, file_name, file_sha256, staff_id, notes, additions } = found
  const isSame = staff_id === (by?.id ?? null) && file_sha256 === sha256 && found.creates === creates
  if (!isSame) throw invalid('id: belongs to another import')
  const counts = countsOf(await allRows(db, { importId: id }))
  return {
    kind: 'read',
    id,
    fingerprint,
    file_name,
    counts,
    notes: [...notes],
    creates,
    additions: [...additions],
  }
}

export const storedRow = ({ line, model, name, kind, changes, reasons }: PlannedRow) => ({
  line,
  model,
  name,
  kind,
  changes,
  reasons,
})

const storedAddition = ({ kind, project_id, name, url, products, factor }: NewAddition): Addition => ({
  kind,
  project_id,
  name,
  url,
  products,
  ...(factor === undefined ? {} : { factor }),
})

/** The same for the same file compared with the same values. */
const fingerprintOf = (sha256: string, { projectIds }: ImportScope, { rows, additions }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([sha256, projectIds, rows.map(storedRow), additions.map(storedAddition)]))
    .digest('base64url')
