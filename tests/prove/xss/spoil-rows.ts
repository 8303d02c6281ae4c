import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import type { Field } from './fields.ts'
import { dealt, joinPayloads, type Payload } from './payloads.ts'

/** Writes a text, or a list of texts, into a column. */
interface Spoilt {
  readonly id: string
  readonly values: Readonly<Record<string, string | readonly string[]>>
}

/** Writes all rows at once; a row goes by its place in the table, as some tables have no number. */
export async function writeRows(db: TestDb, table: string, rows: readonly Spoilt[]): Promise<void> {
  const [first] = rows
  if (first === undefined) throw new Error(`${table} has no rows`)
  const columns = Object.entries(first.values)
  const set = columns.map(([column]) => `${column} = v.${column}`)
  const types = columns.map(([column, value]) => `${column} ${typeof value === 'string' ? 'text' : 'text[]'}`)
  const json = JSON.stringify(rows.map(({ id, values }) => ({ id, ...values })))
  await sql`update ${sql.table(table)} t set ${sql.raw(set.join(', '))}
    from jsonb_to_recordset(${json}::jsonb) v(id text, ${sql.raw(types.join(', '))})
    where t.ctid = v.id::tid`.execute(db)
}

/** The rows of a table together have all payloads, in each of the columns. */
export async function spoilRows(
  db: TestDb,
  table: string,
  payloads: readonly Payload[],
  fields: readonly Field[],
  where = sql`true`,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select ctid::text as id from ${sql.table(table)}
    where ${where} order by 1`.execute(db)
  const shares = dealt(payloads, rows.length)
  const spoilt = rows.map(({ id }, at) => ({ id, values: valuesOf(fields, shares[at] ?? []) }))
  await writeRows(db, table, spoilt)
}

/** Every row of a table has all payloads, for tables of which a page shows one row. */
export async function spoilEachRow(
  db: TestDb,
  table: string,
  payloads: readonly Payload[],
  fields: readonly Field[],
): Promise<void> {
  for (const field of fields)
    await sql`update ${sql.table(table)} set ${sql.ref(columnOf(field))} = ${joinPayloads(payloads, field)}`.execute(
      db,
    )
}

export const columnOf = (field: Field): string => field.slice(field.indexOf('.') + 1)

export const valuesOf = (fields: readonly Field[], share: readonly Payload[]) =>
  Object.fromEntries(fields.map((field) => [columnOf(field), joinPayloads(share, field)]))
