import { type Kysely, sql } from 'kysely'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly is_nullable: boolean
  readonly has_default: boolean
  /** of a check constraint on this column alone */
  readonly check: string | null
}

const HEAD = `// generated from the migrated database by \`npm run schema\`; do not edit
import type { ColumnType } from 'kysely'

type Defaulted<T> = ColumnType<T, T | undefined, T>
/** selected as text, because a JavaScript number would round it */
type Exact = ColumnType<string, number | string, number | string>
type Moment = ColumnType<Date, Date | string, Date | string>
/** written as text; its shape is not declared here */
type Json = ColumnType<unknown, string, string>
type Optional<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : never
type Nullable<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S | null, I | null | undefined, U | null>
    : never
`

/** The tables of a migrated database as types for the query builder. */
export async function schemaTypes<T>(db: Kysely<T>): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`.execute(db)
  const tables = Map.groupBy(rows, (row) => row.table)
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${nameOf(table)} {\n${columns.map((column) => `  ${column.name}: ${typeOf(column)}\n`).join('')}}\n`,
  )
  const all = [...tables.keys()].map((table) => `  ${table}: ${nameOf(table)}\n`)
  return `${HEAD}\n${interfaces.join('\n')}\nexport interface Database {\n${all.join('')}}\n`
}

const nameOf = (table: string): string =>
  table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const TYPES: Readonly<Record<string, string>> = {
  integer: 'number',
  bigint: 'Exact',
  numeric: 'Exact',
  'double precision': 'number',
  text: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'uuid[]': 'string[]',
  boolean: 'boolean',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'Moment',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
}

function typeOf({ table, name, type, check, is_nullable, has_default }: Column): string {
  const plain = wordsOf(check) ?? TYPES[type]
  if (plain === undefined) throw new Error(`${table}.${name} is ${type}, which has no type here`)
  const isWrapped = /^[A-Z]/.test(plain)
  if (is_nullable) return isWrapped ? `Nullable<${plain}>` : `${plain} | null`
  if (has_default) return isWrapped ? `Optional<${plain}>` : `Defaulted<${plain}>`
  return plain
}

/** The words of `check (status in ('a', 'b'))` as a union. */
function wordsOf(check: string | null): string | null {
  const [, list] = /= ANY \(ARRAY\[(.*)\]\)/.exec(check ?? '') ?? []
  return list?.replaceAll('::text', '').replaceAll(', ', ' | ') ?? null
}
