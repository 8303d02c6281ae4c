import type { Client } from 'pg'
import type { Header } from './backup-format.ts'

/** The job queue is left out: a restored shop hands over again what was waiting. */
const SCHEMAS = ['public', 'gateway']

/** The tables in the order of their names, with their columns as they are inserted: quoted, without generated ones. */
export async function tablesOf(client: Client): Promise<Header['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind = 'r' and c.relname not like 'kysely\\_%'
     group by 1 order by 1`,
    [SCHEMAS],
  )
  return rows
}

export async function sequencesOf(client: Client): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  )
  return rows
}

export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** The number of tables of any schema that a shop has. */
export async function countTables(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r'`,
    [[...SCHEMAS, 'pgboss']],
  )
  return rows[0]?.count ?? 0
}
