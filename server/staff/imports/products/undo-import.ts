import { counted } from '#contract/platform/format-count.ts'
import type { LastImport, UndoAnswer } from '#contract/staff/staff-import.ts'
import { lockStock } from '#server/checkout/submission/stock.ts'
import { recordDecision } from '#server/platform/audit/record-decision.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { array, int4, jsonb, nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Undo, UndoScope } from './import-requests.ts'
import { changesOfImport } from './import-changes.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'
import { lockCatalogue, readImportCatalogue } from './product-state.ts'
import { writeProducts } from './write-products.ts'

const DAYS = 30

const selectLast = statement({
  name: 'product-import-last',
  sql: `select i.id, i.file_name, i.applied_at, i.undone_at, s.name as staff,
     (select count(*)::int from product_import_changes c where c.import_id = i.id) as products
   from product_imports i left join staff s on s.id = i.applied_by
   where i.project_ids <@ :projectIds and i.applied_at > :since
     and exists (select from product_import_changes c where c.import_id = i.id)
   order by i.applied_at desc, i.created_at desc limit 1`,
  params: { projectIds: array(int4), since: timestamptz },
  row: {
    id: uuid,
    file_name: text,
    applied_at: nullable(timestamptz),
    undone_at: nullable(timestamptz),
    staff: nullable(text),
    products: int4,
  },
})
/** Two presses follow each other. */
const lockImport = statement({
  name: 'product-import-lock-undo',
  sql: `select i.file_name, i.undo_request_id, i.undo_answer, s.name as staff from product_imports i
   left join staff s on s.id = i.undone_by where i.id = :id and i.project_ids <@ :projectIds for update of i`,
  params: { id: uuid, projectIds: array(int4) },
  row: {
    file_name: text,
    undo_request_id: nullable(uuid),
    undo_answer: nullable(jsonb<UndoAnswer>()),
    staff: nullable(text),
  },
})
const markUndone = statement({
  name: 'product-import-undone',
  sql: 'update product_imports set undo_request_id = :requestId, undone_at = :now, undone_by = :staffId, undo_answer = :answer where id = :id',
  params: {
    id: uuid,
    requestId: uuid,
    now: timestamptz,
    staffId: nullable(int4),
    answer: jsonb<UndoAnswer>(),
  },
})

/** The last import of the last 30 days that changed a product, or null. */
export async function lastImport(db: Db, { projectIds, now }: UndoScope): Promise<LastImport | null> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const [found] = await selectLast(db, { projectIds, since })
  if (!found) return null
  const { id, file_name, applied_at, undone_at, staff, products } = found
  return {
    id,
    file_name,
    applied_at: (applied_at ?? now).toISOString(),
    applied_by: staff,
    products,
    undone_at: undone_at?.toISOString() ?? null,
  }
}

/** Gives products the values that they had before the last import, in one transaction; keeps those that changed since. */
export function undoImport(db: Db, undo: Undo): Promise<UndoAnswer> {
  return inTransaction(db, async (trx) => {
    const [found] = await lockImport(trx, undo)
    if (!found) return notUndone('There is no such import any more.')
    if (found.undo_answer)
      return found.undo_request_id === undo.requestId
        ? found.undo_answer
        : notUndone(`This import was undone already, by ${found.staff ?? 'a command'}.`)
    await lockCatalogue(trx)
    const last = await lastImport(trx, undo)
    if (last?.id !== undo.id)
      return notUndone('Only the last import can be undone, and only for 30 days: this one is older.')
    return undoUnderLock(trx, undo, found.file_name)
  })
}

async function undoUnderLock(trx: Transaction, undo: Undo, fileName: string): Promise<UndoAnswer> {
  const { id, requestId, by, now, projectIds } = undo
  const changes = await changesOfImport(trx, id)
  await lockStock(
    trx,
    changes.map(({ after }) => ({ product_id: after.id, quantity: 0 })),
  )
  const plan = planUndo(changes, await readImportCatalogue(trx), projectIds)
  await writeProducts(trx, plan.writes, { kind: 'import undo', importId: id, requestId: null, by, now })
  const answer: UndoAnswer = { kind: 'undone', text: undoneText(plan), kept: [...plan.kept] }
  await markUndone(trx, { id, requestId, now, staffId: by?.id ?? null, answer })
  const subject = `${fileName}, ${id}: ${[answer.text, ...plan.kept].join(' ')}`.slice(0, 2_000)
  await recordDecision(trx, by, { action: 'import products --undo', subject })
  return answer
}

function undoneText({ restored, hidden, kept }: UndoPlan): string {
  return [
    `Undone: ${counted(restored, 'product')} as before the import.`,
    ...(hidden > 0 ? [`${counted(hidden, 'product')} that it added: hidden, without stock.`] : []),
    ...(kept.length > 0 ? [`${counted(kept.length, 'product')}: kept as now.`] : []),
  ].join(' ')
}

const notUndone = (reason: string): UndoAnswer => ({ kind: 'changed', text: reason, kept: [] })
