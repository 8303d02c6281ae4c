import { counted } from '#contract/platform/format-count.ts'
import type { Addition, ApplyAnswer } from '#contract/staff/staff-import.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
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
import { inTransaction } from '#server/platform/database/transaction.ts'
import { lockStock } from '#server/checkout/submission/stock.ts'
import { recordDecision } from '#server/platform/audit/record-decision.ts'
import type { Application } from './import-requests.ts'
import { additionDifferences, additionText } from './addition-text.ts'
import { differencesOf } from './differences.ts'
import { storedRow } from './dry-run.ts'
import { allRows, countsOf, countsText } from './import-rows.ts'
import { type ImportScope, planImport, type Plan } from './plan.ts'
import { insertChanges } from './import-changes.ts'
import { lockCatalogue, readImportCatalogue } from './product-state.ts'
import type { ProductTable } from './product-table.ts'
import { readProductFile } from './read-file.ts'
import { writeAdditions } from './write-additions.ts'
import { writeProducts } from './write-products.ts'

const selectFile = statement({
  name: 'product-import-file',
  sql: 'select bytes from product_imports where id = :id and project_ids = :projectIds',
  params: { id: uuid, projectIds: array(int4) },
  row: { bytes: bytea },
})
/** Two presses of the same import follow each other. */
const lockImport = statement({
  name: 'product-import-lock',
  sql: `select i.fingerprint, i.file_name, i.request_id, i.answer, i.creates, i.additions, s.name as staff from product_imports i
   left join staff s on s.id = i.applied_by where i.id = :id for update of i`,
  params: { id: uuid },
  row: {
    fingerprint: text,
    file_name: text,
    request_id: nullable(uuid),
    answer: nullable(jsonb<ApplyAnswer>()),
    creates: bool,
    additions: jsonb<readonly Addition[]>(),
    staff: nullable(text),
  },
})
const markApplied = statement({
  name: 'product-import-applied',
  sql: 'update product_imports set request_id = :requestId, applied_at = :now, applied_by = :staffId, answer = :answer where id = :id',
  params: {
    id: uuid,
    requestId: uuid,
    now: timestamptz,
    staffId: nullable(int4),
    answer: jsonb<ApplyAnswer>(),
  },
})

/** Makes the changes of a dry run in one transaction, when they are still the ones that it showed. */
export async function applyImport(db: Db, application: Application): Promise<ApplyAnswer> {
  const [file] = await selectFile(db, application)
  const table = file ? await readProductFile(file.bytes) : null
  if (table?.kind !== 'table') return changed('There is no such dry run any more. Make it again.')
  return inTransaction(db, async (trx) => {
    const [found] = await lockImport(trx, application)
    if (!found || found.fingerprint !== application.fingerprint)
      return changed('The dry run is another one. Make it again.')
    if (found.answer)
      return found.request_id === application.requestId
        ? found.answer
        : changed(`This import was applied already, by ${found.staff ?? 'a command'}.`)
    return applyUnchanged(trx, table, application, found)
  })
}

type SeenImport = Awaited<ReturnType<typeof lockImport>>[number]

async function applyUnchanged(
  trx: Transaction,
  table: ProductTable,
  application: Application,
  { file_name: fileName, creates, additions: seen }: SeenImport,
): Promise<ApplyAnswer> {
  const { id, skipsRefused, requestId, by, now, projectIds } = application
  const plan = await planUnderLock(trx, table, { projectIds, creates })
  const differences = [
    ...additionDifferences(seen, plan.additions),
    ...differencesOf(await allRows(trx, { importId: id }), plan.rows.map(storedRow)),
  ]
  if (differences.length > 0)
    return changed(
      'Nothing is imported: the catalogue has changed since the dry run. Make it again.',
      differences,
    )
  const counts = countsOf(plan.rows)
  if (counts.refused > 0 && !skipsRefused)
    return {
      kind: 'refused',
      text: `Nothing is imported: ${counted(counts.refused, 'row is', 'rows are')} refused.`,
      differences: [],
    }
  const source = { kind: 'import', importId: id, requestId: null, by, now } as const
  await insertChanges(trx, id, await writeProducts(trx, await writeAdditions(trx, plan), source))
  const answer: ApplyAnswer = { kind: 'applied', text: `Imported: ${countsText(counts)}.`, differences: [] }
  await markApplied(trx, { id, requestId, now, staffId: by?.id ?? null, answer })
  const subject = `${fileName}, ${id}: ${[countsText(counts), ...plan.additions.map(additionText)].join(', ')}`
  await recordDecision(trx, by, { action: 'import products --apply', subject })
  return answer
}

/** The plan by rows that stay as they were read until the end of the transaction. */
async function planUnderLock(trx: Transaction, table: ProductTable, scope: ImportScope): Promise<Plan> {
  await lockCatalogue(trx)
  const locked = new Set<number>()
  for (;;) {
    const plan = await planImport(table, await readImportCatalogue(trx), scope)
    const touched = plan.rows.flatMap(({ write }) => (write?.before ? [write.before.id] : []))
    if (touched.every((id) => locked.has(id))) return plan
    // orders may take cases until the stock is locked, also of products that looked unchanged: then plan again
    for (const id of touched) locked.add(id)
    await lockStock(
      trx,
      touched.map((product_id) => ({ product_id, quantity: 0 })),
    )
  }
}

const changed = (text: string, differences: string[] = []): ApplyAnswer => ({
  kind: 'changed',
  text,
  differences,
})
