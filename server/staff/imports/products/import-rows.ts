import type { FieldChange, ImportCounts, ImportRow, RowKind } from '#contract/staff/staff-import.ts'
import {
  array,
  int4,
  int8,
  json,
  nullable,
  type SqlType,
  text,
  textOf,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export interface StoredRow extends ImportRow {
  readonly changes: FieldChange[]
  readonly reasons: string[]
}

/** Rows of a dry run. */
export const insertRows = statement({
  name: 'product-import-rows-insert',
  sql: `insert into product_import_rows (import_id, line, model, name, kind, changes, reasons)
   select :importId, r.line, r.model, r.name, r.kind, r.changes, r.reasons
   from json_to_recordset(:rows) as r (line int, model text, name text, kind text, changes json, reasons text[])`,
  params: { importId: uuid, rows: json<readonly StoredRow[]>() },
})
const ROW = {
  line: int4,
  model: text,
  name: text,
  kind: textOf<RowKind>(),
  changes: json<FieldChange[]>(),
  reasons: array(text) as SqlType<string[]>,
}
/** Those that a dry run would write, and those that it found as they are. */
export const allRows = statement({
  name: 'product-import-rows-all',
  sql: 'select line, model, name, kind, changes, reasons from product_import_rows where import_id = :importId order by line',
  params: { importId: uuid },
  row: ROW,
})

const FOUND = `import_id = :importId and kind = coalesce(:kind::text, kind)
   and (:search::text is null or position(lower(:search) in lower(model)) > 0 or position(lower(:search) in lower(name)) > 0)`
const params = { importId: uuid, kind: nullable(textOf<RowKind>()), search: nullable(text) }
export const pageOfRows = statement({
  name: 'product-import-rows-page',
  sql: `select line, model, name, kind, changes, reasons from product_import_rows where ${FOUND}
   order by array_position(array['refused', 'added', 'changed', 'deactivated', 'unchanged'], kind), line
   limit :size offset :offset`,
  params: { ...params, size: int8, offset: int8 },
  row: ROW,
})
export const countRows = statement({
  name: 'product-import-rows-count',
  sql: `select count(*)::int as total from product_import_rows where ${FOUND}`,
  params,
  row: { total: int4 },
})

export function countsOf(rows: readonly Pick<ImportRow, 'kind'>[]): ImportCounts {
  const counts = { refused: 0, added: 0, changed: 0, deactivated: 0, unchanged: 0 }
  for (const { kind } of rows) counts[kind]++
  return counts
}

/** `3 added, 1 refused`. */
export const countsText = (counts: ImportCounts): string =>
  (['added', 'changed', 'deactivated', 'unchanged', 'refused'] as const)
    .map((kind) => `${counts[kind]} ${kind}`)
    .join(', ')
