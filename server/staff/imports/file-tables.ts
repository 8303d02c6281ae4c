import type { Db } from '#server/platform/database/db.ts'
import { json } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** by column, as text; empty for null */
export type FileRow = Readonly<Record<string, string>>

export interface FileColumn {
  readonly name: string
  readonly type: 'text' | 'int' | 'numeric' | 'boolean'
  /** what a cell must match */
  readonly pattern: RegExp
  readonly example: string
}
/** A table that an owner keeps as a file. */
export interface FileTable {
  /** the column by which a row is found */
  readonly key: string
  readonly columns: readonly FileColumn[]
  readonly select: (db: Db) => Promise<readonly { readonly row: FileRow }[]>
  readonly upsert: (db: Db, input: { readonly rows: readonly FileRow[] }) => Promise<readonly unknown[]>
}

const WORDS = /^\S.{0,79}$/
const CENTS = /^\d{1,6}(\.\d{1,4})?$/
const column = (name: string, type: FileColumn['type'], pattern: RegExp, example: string): FileColumn => ({
  name,
  type,
  pattern,
  example,
})

/** Carriers and levels have numbers of their own, which go on from the highest. */
const nextId = (table: string, key: string): string =>
  `coalesce((select o.id from ${table} o where o.${key} = r.${key}), (select coalesce(max(id), 0) from ${table}) + (row_number() over ())::int)`

function fileTable(
  table: 'carriers' | 'states' | 'levels',
  key: string,
  columns: readonly FileColumn[],
): FileTable {
  const names = columns.map(({ name }) => name)
  const [id, idOf] = table === 'states' ? ['', ''] : ['id, ', `${nextId(table, key)}, `]
  return {
    key,
    columns,
    select: statement({
      name: `file-table-${table}`,
      sql: `select json_build_object(${names.map((name) => `'${name}', coalesce(o.${name}::text, '')`).join(', ')}) as row
       from ${table} o order by o.${key}`,
      row: { row: json<FileRow>() },
    }),
    upsert: statement({
      name: `file-table-${table}-write`,
      sql: `insert into ${table} (${id}${names.join(', ')})
       select ${idOf}${columns.map(({ name, type }) => `nullif(r.${name}, '')::${type}`).join(', ')}
       from json_to_recordset(:rows) as r (${names.map((name) => `${name} text`).join(', ')})
       on conflict (${key}) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      params: { rows: json<readonly FileRow[]>() },
    }),
  }
}

export const FILE_TABLES: Readonly<Record<string, FileTable>> = {
  carriers: fileTable('carriers', 'option_id', [
    column('option_id', 'text', /^[a-z0-9-]{1,40}$/, 'ozark-standard'),
    column('name', 'text', WORDS, 'Ozark Ridge Freight'),
    column('service', 'text', WORDS, 'Standard LTL'),
    column('base_cents', 'int', /^\d{1,8}$/, '8900'),
    column('cents_per_lb', 'numeric', CENTS, '12'),
    column('cents_per_lb_100mi', 'numeric', CENTS, '1.2'),
    column('transit_base', 'int', /^\d{1,2}$/, '3'),
    column('min_lb', 'int', /^\d{1,6}$/, '0'),
    column('max_lb', 'int', /^\d{0,6}$/, '150'),
    column('active', 'boolean', /^(true|false)$/, 'true'),
    column('tracking_url', 'text', /^(https:\/\/\S{1,300})?$/, 'https://carrier.example/{number}'),
  ]),
  states: fileTable('states', 'code', [
    column('code', 'text', /^[A-Z]{2}$/, 'MO'),
    column('name', 'text', WORDS, 'Missouri'),
    column('miles', 'int', /^\d{1,4}$/, '90'),
    column('sales_tax', 'numeric', /^0(\.\d{1,6})?$/, '0.04225'),
  ]),
  levels: fileTable('levels', 'short_name', [
    column('short_name', 'text', /^[a-z0-9-]{1,40}$/, 'silver'),
    column('name', 'text', WORDS, 'Silver'),
    column('factor', 'numeric', /^\d(\.\d{1,4})?$/, '0.9'),
  ]),
}
