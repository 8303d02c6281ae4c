import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import { PERSONAL_TABLES } from '#server/staff/privacy/personal-tables.ts'

/** Of every table that has something about customers. */
export const PERSONAL = Object.entries(PERSONAL_TABLES).flatMap(([name, table]) =>
  table === null ? [] : [{ name, secrets: table.secrets ?? [], erased: table.erased }],
)

/** The keys of rows, by table. */
export type Keys = Readonly<Record<string, ReadonlySet<string>>>
export const noKeys = (): Record<string, Set<string>> =>
  Object.fromEntries(PERSONAL.map(({ name }) => [name, new Set<string>()]))

export interface Row {
  /** all of it, as text */
  readonly text: string
  /** as an export has it */
  readonly exported: string
}
/** The rows of personal tables by key, and a hash of each other table. */
export interface Snapshot {
  readonly rows: Readonly<Record<string, ReadonlyMap<string, Row>>>
  readonly others: Readonly<Record<string, string>>
}

/** Events of products and stock are nobody's. */
const OF_SOMEBODY = sql`and t.customer_id is not null`

/** Reads rows with the keys that tell them apart. */
export class PersonalRows {
  readonly #db: TestDb
  /** SQL of the key of a row `t` */
  readonly #keys: Readonly<Record<string, string>>
  readonly #others: readonly string[]

  private constructor(db: TestDb, keys: Readonly<Record<string, string>>, others: readonly string[]) {
    this.#db = db
    this.#keys = keys
    this.#others = others
  }

  static async open(db: TestDb): Promise<PersonalRows> {
    const { rows } = await sql<{ name: string; key: string | null }>`
      select c.table_name as name, (select 'concat_ws(''|'', ' || string_agg('t.' || quote_ident(a.attname), ', ') || ')'
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = format('public.%I', c.table_name)::regclass) as key
      from information_schema.tables c where c.table_schema = 'public' and c.table_type = 'BASE TABLE'`.execute(
      db,
    )
    const names = new Set(PERSONAL.map(({ name }) => name))
    const keys = rows.filter(({ name }) => names.has(name)).map(({ name, key }) => [name, key ?? 't::text'])
    const others = rows.filter(({ name }) => !names.has(name)).map(({ name }) => `public.${name}`)
    return new PersonalRows(db, Object.fromEntries(keys), [
      ...others,
      'gateway.attempts',
      'gateway.charges',
      'gateway.refunds',
    ])
  }

  /** A moment, for `writtenSince`. */
  async now(): Promise<string> {
    const { rows } = await sql<{
      at: string
    }>`select pg_snapshot_xmin(pg_current_snapshot())::text as at`.execute(this.#db)
    return rows[0]?.at ?? '0'
  }

  /** The keys of what was written since a moment, new or changed. */
  async writtenSince(moment: string): Promise<readonly { readonly name: string; readonly key: string }[]> {
    const parts = Object.entries(this.#keys).map(
      ([name, key]) => sql`select ${sql.lit(name)} as name, ${sql.raw(key)} as key from ${sql.table(name)} t
        where t.xmin::text::bigint >= ${moment}::bigint ${name === 'events' ? OF_SOMEBODY : sql``}`,
    )
    const { rows } = await sql<{ name: string; key: string }>`${sql.join(parts, sql` union all `)}`.execute(
      this.#db,
    )
    return rows
  }

  async snapshot(): Promise<Snapshot> {
    const entries: [string, ReadonlyMap<string, Row>][] = []
    for (const { name, secrets } of PERSONAL) {
      const { rows } = await sql<
        Row & { key: string }
      >`select ${sql.raw(this.#keys[name] ?? 't::text')} as key, t::text as text,
        (to_jsonb(t) - ${[...secrets]}::text[])::text as exported from ${sql.table(name)} t`.execute(this.#db)
      entries.push([name, new Map(rows.map(({ key, text, exported }) => [key, { text, exported }]))])
    }
    const parts = this.#others.map(
      (
        name,
      ) => sql`select ${sql.lit(name)} as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
        from ${sql.table(name)} t`,
    )
    const { rows } = await sql<{ name: string; hash: string }>`${sql.join(parts, sql` union all `)}`.execute(
      this.#db,
    )
    return {
      rows: Object.fromEntries(entries),
      others: Object.fromEntries(rows.map(({ name, hash }) => [name, hash])),
    }
  }
}

export interface TextInColumn {
  /** with its schema */
  readonly table: string
  readonly column: string
  readonly text: string
}

/** Every column of every table of the shop, its gateway and its jobs that contains one of the words that a pattern finds. */
export async function columnsWith(db: TestDb, pattern: string): Promise<readonly TextInColumn[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'gateway', 'pgboss') and table_type = 'BASE TABLE' order by 1, 2`.execute(
    db,
  )
  const found: TextInColumn[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ column: string; text: string }>`
      select c.key as column, c.value as text from ${sql.table(`${schema}.${name}`)} t, jsonb_each_text(to_jsonb(t)) c
      where t::text ~ ${pattern} and c.value ~ ${pattern}`.execute(db)
    found.push(...rows.map((row) => ({ ...row, table: `${schema}.${name}` })))
  }
  return found
}
