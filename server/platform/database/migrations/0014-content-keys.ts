import { type Kysely, sql } from 'kysely'
import { keyOf, PROTECTED } from './0006-content.ts'

// for the rows that the clean-up looks for
const indexes = [
  ['redirect_hits', 'day', ''],
  ['emails', 'failed_at', 'where failed_at is not null'],
  ['conversions', 'failed_at', 'where failed_at is not null'],
] as const

interface Entry {
  readonly project_id: number
  readonly kind: 'redirect' | 'seo'
  readonly key: string
}

/**
 * Gives redirects and titles the keys by which editing finds them, and removes those that no address leads to. The
 * history says why.
 */
export async function repairKeys<T>(db: Kysely<T>): Promise<void> {
  const { rows } =
    await sql<Entry>`select project_id, kind, key from entries where kind in ('redirect', 'seo')
    order by position, key`.execute(db)
  for (const entry of rows) {
    const read = keyOf(entry.key)
    const isProtected = entry.kind === 'redirect' && 'key' in read && PROTECTED.test(read.key)
    if ('problem' in read) await remove(db, entry, read.problem)
    else if (isProtected) await remove(db, entry, 'no redirect leads away from this page')
    else if (read.key !== entry.key) await rename(db, entry, read.key)
  }
  await note(db, '')
}

async function rename<T>(db: Kysely<T>, entry: Entry, key: string): Promise<void> {
  await note(db, `Its address was written as ${entry.key}.`)
  const { rows } = await sql`update entries set key = ${key}
    where project_id = ${entry.project_id} and kind = ${entry.kind} and key = ${entry.key}
      and not exists (select from entries where project_id = ${entry.project_id} and kind = ${entry.kind} and key = ${key})
    returning key`.execute(db)
  if (rows.length === 0) await remove(db, entry, `${key} has another one`)
}

async function remove<T>(db: Kysely<T>, { project_id, kind, key }: Entry, problem: string): Promise<void> {
  await note(db, `Left out when addresses were repaired: ${problem}.`)
  await sql`delete from entries where project_id = ${project_id} and kind = ${kind} and key = ${key}`.execute(
    db,
  )
}

/** Of the revisions that the transaction records from now on. */
const note = <T>(db: Kysely<T>, text: string) =>
  sql`select set_config('shop.note', ${text}, true)`.execute(db)

const nameOf = (table: string, column: string): string => `${table}_${column}`

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const [table, column, condition] of indexes)
    await sql
      .raw(`create index if not exists ${nameOf(table, column)} on ${table} (${column}) ${condition}`)
      .execute(db)
  await repairKeys(db)
}

/** The repaired keys are those that an earlier version looks for, too. */
export async function down<T>(db: Kysely<T>): Promise<void> {
  for (const [table, column] of indexes)
    await sql.raw(`drop index if exists ${nameOf(table, column)}`).execute(db)
}
