import { type DatabaseTimeouts, openDatabase } from '#server/platform/database/open.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inSnapshot } from '#server/platform/database/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { applyImport } from '#server/staff/imports/products/apply-import.ts'
import { checkImport } from '#server/staff/imports/products/dry-run.ts'
import { csvOfTable, exportedProducts } from '#server/staff/imports/products/export-products.ts'
import { readImportCatalogue } from '#server/staff/imports/products/product-state.ts'
import { undoImport } from '#server/staff/imports/products/undo-import.ts'
import { writeWorkbook } from '#server/staff/imports/workbook/write-workbook.ts'
import type { Export, ImportResult, ImportTask } from './import-task.ts'

/** A statement writes up to 50,000 products; orders that wait for their rows give up before. */
const TIMEOUTS: DatabaseTimeouts = { connection: 4_000, lock: 3_000, statement: 60_000, query: 65_000 }

async function work(task: ImportTask): Promise<ImportResult> {
  const db = openDatabase(task.databaseUrl, 1, TIMEOUTS)
  try {
    return { kind: 'answered', answer: await answerOf(db, task) }
  } catch (error) {
    if (error instanceof HttpError) return { kind: 'refused', status: error.status, errors: error.errors }
    throw error
  } finally {
    await db.destroy()
  }
}

function answerOf(db: Db, task: ImportTask) {
  switch (task.kind) {
    case 'check': {
      const { bytes, ...file } = task.input
      return checkImport(db, { ...file, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) })
    }
    case 'apply':
      return applyImport(db, task.input)
    case 'undo':
      return undoImport(db, task.input)
    case 'export':
      return exportOf(db, task.input)
    default:
      return task satisfies never
  }
}

async function exportOf(db: Db, { projectIds, format }: Export) {
  const catalogue = await inSnapshot(db, (trx) => readImportCatalogue(trx))
  const table = exportedProducts(catalogue, projectIds)
  const bytes = format === 'xlsx' ? await writeWorkbook(table) : new TextEncoder().encode(csvOfTable(table))
  return { bytes, products: table.length - 1 }
}

answerTasks(work)
