import type { Transaction } from './db.ts'
import { bool, text } from './sql-type.ts'
import { statement } from './statement.ts'

/** One change at a time, because redirects are checked as a whole. */
const begin = statement({
  name: 'content-change-begin',
  sql: `select set_config('shop.staff_id', :staffId, true) as staff_id, set_config('shop.note', :note, true) as note,
     pg_advisory_xact_lock(7031412) is null as is_locked`,
  params: { staffId: text, note: text },
  row: { staff_id: text, note: text, is_locked: bool },
})

/** Waits for changes of others; the revisions of this transaction name the author and the note. */
export async function beginChange(
  trx: Transaction,
  author: { readonly staffId: string; readonly note: string },
): Promise<void> {
  await begin(trx, author)
}
