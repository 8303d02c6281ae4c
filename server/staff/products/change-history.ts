import {
  jsonb,
  nullable,
  int4,
  int8,
  text,
  textOf,
  timestamptz,
  bool,
  type RowOf,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { FieldTexts, HistoryKind } from '#server/staff/imports/products/product-history.ts'

const ROW = {
  id: int8,
  at: timestamptz,
  kind: textOf<HistoryKind>(),
  staff: nullable(text),
  file_name: nullable(text),
  before: nullable(jsonb<FieldTexts>()),
  after: jsonb<FieldTexts>(),
}
export type HistoryRow = RowOf<typeof ROW>

const SELECT = `select h.id, h.at, h.kind, s.name as staff, i.file_name, h.before, h.after from product_history h
   left join staff s on s.id = h.staff_id left join product_imports i on i.id = h.import_id`

/** The last changes of a product, the newest first. */
export const readHistory = statement({
  name: 'product-history',
  sql: `${SELECT} where h.product_id = :id order by h.id desc limit 20`,
  params: { id: int4 },
  row: ROW,
})
export const readHistoryEntry = statement({
  name: 'product-history-entry',
  sql: `${SELECT} where h.product_id = :id and h.id = :historyId`,
  params: { id: int4, historyId: int8 },
  row: ROW,
})
/** The change that a press has made already. */
export const readKnownChange = statement({
  name: 'product-history-known',
  sql: 'select id, product_id, staff_id is not distinct from :staffId as is_own from product_history where request_id = :requestId',
  params: { requestId: uuid, staffId: nullable(int4) },
  row: { id: int8, product_id: int4, is_own: bool },
})

/** Why a change cannot be undone, or null. @param texts of the fields as they are */
export function obstacleOf({ before, after }: HistoryRow, texts: FieldTexts) {
  if (before === null) return { text: 'It added the product. Hide the product instead.', fields: [] }
  const fields = changedSince(after, texts)
  return fields.length === 0 ? null : { text: 'Changed since', fields: [...fields] }
}

/** Of stock, an undo gives back the difference, whatever was sold since. */
export const changedSince = (after: FieldTexts, texts: FieldTexts): readonly string[] =>
  Object.entries(after)
    .filter(([field, text]) => field !== 'stock' && !isSame(field, text, texts[field] ?? ''))
    .map(([field]) => field)

/** Lists have no order among each other. */
function isSame(field: string, one: string, other: string): boolean {
  const sorted = (text: string) => text.split(' | ').sort().join(' | ')
  return one === other || (field === 'lists' && sorted(one) === sorted(other))
}
