import type { Db } from '#server/platform/database/db.ts'
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
export async function repairKeys(db: Db): Promise<void> {
  const rows = await db.query<Entry>(
    `select project_id, kind, key from entries where kind in ('redirect', 'seo') order by position, key`,
  )
  for (const entry of rows) {
    const read = keyOf(entry.key)
    const isProtected = entry.kind === 'redirect' && 'key' in read && PROTECTED.test(read.key)
    if ('problem' in read) await remove(db, entry, read.problem)
    else if (isProtected) await remove(db, entry, 'no redirect leads away from this page')
    else if (read.key !== entry.key) await rename(db, entry, read.key)
  }
  await note(db, '')
}

async function rename(db: Db, entry: Entry, key: string): Promise<void> {
  await note(db, `Its address was written as ${entry.key}.`)
  const rows = await db.query(
    `update entries set key = $4 where project_id = $1 and kind = $2 and key = $3
       and not exists (select from entries where project_id = $1 and kind = $2 and key = $4)
     returning key`,
    [entry.project_id, entry.kind, entry.key, key],
  )
  if (rows.length === 0) await remove(db, entry, `${key} has another one`)
}

async function remove(db: Db, { project_id, kind, key }: Entry, problem: string): Promise<void> {
  await note(db, `Left out when addresses were repaired: ${problem}.`)
  await db.query('delete from entries where project_id = $1 and kind = $2 and key = $3', [
    project_id,
    kind,
    key,
  ])
}

/** Of the revisions that the transaction records from now on. */
const note = (db: Db, text: string) => db.query(`select set_config('shop.note', $1, true)`, [text])

const nameOf = (table: string, column: string): string => `${table}_${column}`

export async function up(db: Db): Promise<void> {
  for (const [table, column, condition] of indexes)
    await db.query(`create index if not exists ${nameOf(table, column)} on ${table} (${column}) ${condition}`)
  await repairKeys(db)
}

/** The repaired keys are those that an earlier version looks for, too. */
export async function down(db: Db): Promise<void> {
  for (const [table, column] of indexes) await db.query(`drop index if exists ${nameOf(table, column)}`)
}
