import type { InferInput } from 'valibot'
import type { Template } from '#contract/quick-order/templates.ts'
import type { Db } from '#server/platform/database/db.ts'
import { selectTemplateRows, type TemplateRow } from './template-statements.ts'

export const readTemplates = async (
  db: Db,
  selection: Parameters<typeof selectTemplateRows>[1],
): Promise<InferInput<typeof Template>[]> => (await selectTemplateRows(db, selection)).map(templateWire)

const templateWire = (row: TemplateRow): InferInput<typeof Template> => ({
  id: row.id,
  name: row.name,
  line_count: Number(row.line_count),
  item_count: Number(row.item_count),
  date_modified: row.modified_at.toISOString(),
  date_used: row.used_at?.toISOString() ?? null,
})
