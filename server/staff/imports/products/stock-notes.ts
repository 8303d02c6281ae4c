import { counted } from '#contract/platform/format-count.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { PlannedRow } from './plan.ts'

const DAYS = 7
const MOST_NAMED = 5

const selectSold = statement({
  name: 'product-import-sold',
  sql: `select p.model from products p where p.id = any(:ids) and p.id in (select l.product_id from orders o
     join order_lines l on l.order_id = o.id where o.purchased_at > :since) order by p.model`,
  params: { ids: array(int4), since: timestamptz },
  row: { model: text },
})
const selectApplied = statement({
  name: 'product-import-applied-before',
  sql: `select applied_at from product_imports where file_sha256 = :sha256 and project_ids = :projectIds and applied_at is not null
   and undone_at is null order by applied_at desc limit 1`,
  params: { sha256: text, projectIds: array(int4) },
  row: { applied_at: nullable(timestamptz) },
})

interface CheckedFile {
  readonly sha256: string
  readonly projectIds: readonly number[]
  readonly now: Date
}

/** What to think of before stock is written: cases sold meanwhile, and a file that was imported already. */
export async function stockNotes(
  db: Db,
  { sha256, projectIds, now }: CheckedFile,
  rows: readonly PlannedRow[],
): Promise<readonly string[]> {
  const changes = rows.flatMap(({ write, changes: all }) =>
    all.flatMap(({ field, by }) => (field === 'stock' && write?.before ? [{ id: write.before.id, by }] : [])),
  )
  const ids = changes.flatMap(({ id, by }) => (by === undefined ? [id] : []))
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const sold = ids.length > 0 ? await selectSold(db, { ids, since }) : []
  const [applied] = changes.length > ids.length ? await selectApplied(db, { sha256, projectIds }) : []
  return [
    ...(sold.length > 0 ? [soldText(sold.map(({ model }) => model))] : []),
    ...(applied?.applied_at
      ? [
          `This file was imported already, on ${centralTime(applied.applied_at).day}: its cases are added and taken once more.`,
        ]
      : []),
  ]
}

function soldText(models: readonly string[]): string {
  const named = models.slice(0, MOST_NAMED).join(', ')
  const more = models.length > MOST_NAMED ? ', …' : ''
  return `The stock of ${counted(models.length, 'product')} ordered in the last ${DAYS} days is set, not changed: ${named}${more}. Cases sold since the file was made come back; the column stock_at_export of an export prevents that.`
}
