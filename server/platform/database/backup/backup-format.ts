import * as v from 'valibot'

/**
 * A backup is gzip of lines, each a JSON value: the header, then for each table its name as an object and its rows as
 * strings in the text format of a composite type of PostgreSQL, at last the end with the count of rows.
 */
export const FORMAT = 'emberwright-backup-1'

export const Header = v.object({
  format: v.literal(FORMAT),
  made_at: v.string(),
  /** in their order */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
})
export type Header = v.InferOutput<typeof Header>

export const TableLine = v.object({ table: v.string() })
export const EndLine = v.object({ end: v.object({ rows: v.number() }) })
