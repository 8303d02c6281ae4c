import type { FieldChange } from '#contract/staff/staff-import.ts'
import type { DecidedBy } from '#server/platform/audit/record-decision.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, json, nullable, textOf, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export type HistoryKind = 'desk' | 'undo' | 'import' | 'import undo' | 'feed'
/** Texts by the name of their column. */
export type FieldTexts = Readonly<Record<string, string>>

interface NewRow {
  readonly product_id: number
  /** null: the product is new */
  readonly before: FieldTexts | null
  readonly after: FieldTexts
}

const insert = statement({
  name: 'product-history-insert',
  sql: `insert into product_history (product_id, at, kind, staff_id, import_id, request_id, before, after)
   select r.product_id, :now, :kind, :staffId, :importId, :requestId, r.before, r.after
   from json_to_recordset(:rows) as r (product_id int, before jsonb, after jsonb)`,
  params: {
    kind: textOf<HistoryKind>(),
    staffId: nullable(int4),
    importId: nullable(uuid),
    requestId: nullable(uuid),
    now: timestamptz,
    rows: json<readonly NewRow[]>(),
  },
})

/** Who changes products, and how. */
export interface HistorySource {
  readonly kind: HistoryKind
  /** of an import or its undo */
  readonly importId: string | null
  /** of a press at the desk, which changes one product */
  readonly requestId: string | null
  readonly by: DecidedBy
  readonly now: Date
}

interface WrittenProduct {
  /** null: it is new */
  readonly before: object | null
  readonly after: { readonly id: number }
  /** the same as texts */
  readonly changes: readonly FieldChange[]
}

export async function insertHistory(
  trx: Db,
  products: readonly WrittenProduct[],
  { by, ...source }: HistorySource,
): Promise<void> {
  const rows = products
    .filter(({ changes }) => changes.length > 0)
    .map(({ before, after, changes }) => ({
      product_id: after.id,
      before: before && textsOf(changes, 'before'),
      after: textsOf(changes, 'after'),
    }))
  if (rows.length > 0) await insert(trx, { ...source, staffId: by?.id ?? null, rows })
}

const textsOf = (changes: readonly FieldChange[], side: 'before' | 'after'): FieldTexts =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]))
