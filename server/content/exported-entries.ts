import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ENTRY_COLUMNS } from './entry-address.ts'

export const PROJECTS = [CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const

const EXPORTED = {
  ...ENTRY_COLUMNS,
  position: int4,
  starts_at: nullable(text),
  ends_at: nullable(text),
  body: jsonb<Record<string, unknown>>(),
}
export type ExportedEntry = RowOf<typeof EXPORTED>

/** A file that holds one entry as JSON. */
export interface EntryFile {
  readonly file: string
  readonly text: string
}

const moment = (column: string) => `to_json(${column} at time zone 'UTC')#>>'{}' || 'Z' as ${column}`
const selectExported = statement({
  name: 'content-export',
  sql: `select project_id, kind, key, position, ${moment('starts_at')}, ${moment('ends_at')}, body
   from entries order by project_id, kind, key`,
  row: EXPORTED,
})

/** All entries as files hold them. */
export const exportedEntries = (db: Db): Promise<readonly ExportedEntry[]> => selectExported(db)
