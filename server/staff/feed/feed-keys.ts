import { createHash, randomBytes } from 'node:crypto'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** A key that a call was made with. */
export interface FeedCaller {
  readonly id: number
  readonly name: string
  readonly projectId: number
}

const MINUTE = 60_000

const select = statement({
  name: 'feed-key',
  sql: 'select id, name, project_id, used_at from feed_keys where hash = :hash and revoked_at is null',
  params: { hash: text },
  row: { id: int4, name: text, project_id: int4, used_at: nullable(timestamptz) },
})
const touch = statement({
  name: 'feed-key-used',
  sql: 'update feed_keys set used_at = :now where id = :id',
  params: { id: int4, now: timestamptz },
})
const insert = statement({
  name: 'feed-key-make',
  sql: 'insert into feed_keys (project_id, name, hash, made_at, made_by) values (:projectId, :name, :hash, :now, :staffId) returning id',
  params: { projectId: int4, name: text, hash: text, now: timestamptz, staffId: nullable(int4) },
  row: { id: int4 },
})
const revoke = statement({
  name: 'feed-key-revoke',
  sql: `update feed_keys set revoked_at = :now, revoked_by = :staffId
   where id = :id and project_id = :projectId and revoked_at is null returning name`,
  params: { id: int4, projectId: int4, now: timestamptz, staffId: nullable(int4) },
  row: { name: text },
})
/** The keys of a storefront, good ones first, the newest first. */
export const selectKeys = statement({
  name: 'feed-keys',
  sql: `select k.id, k.name, k.made_at, f.name as made_by, k.used_at, k.revoked_at from feed_keys k left join staff f on f.id = k.made_by
   where k.project_id = :projectId order by k.revoked_at is not null, k.id desc limit 100`,
  params: { projectId: int4 },
  row: {
    id: int4,
    name: text,
    made_at: timestamptz,
    made_by: nullable(text),
    used_at: nullable(timestamptz),
    revoked_at: nullable(timestamptz),
  },
})

/** Stored as a hash, so that read access to the table opens no feed. A key has 256 random bits, so that one round is enough. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Whose key this is, or null. Use is noted once a minute. */
export async function readFeedKey(db: Db, key: string, now: Date): Promise<FeedCaller | null> {
  const [row] = await select(db, { hash: hashOf(key) })
  if (!row) return null
  const { id, name, project_id: projectId, used_at } = row
  if (used_at === null || now.getTime() - used_at.getTime() > MINUTE) await touch(db, { id, now })
  return { id, name, projectId }
}

interface KeyChange {
  readonly projectId: number
  /** null: by a command */
  readonly staffId: number | null
  readonly now: Date
}

/** Resolves with the key, which is stored nowhere, and its id. */
export async function makeFeedKey(
  trx: Transaction,
  { name, ...change }: KeyChange & { readonly name: string },
): Promise<{ readonly id: number; readonly key: string }> {
  const key = `feed_${randomBytes(32).toString('base64url')}`
  const [row] = await insert(trx, { ...change, name, hash: hashOf(key) })
  if (!row) throw new Error('a key was not written')
  return { id: row.id, key }
}

/** Resolves with the name of the key, or null: there is none that is good. */
export async function revokeFeedKey(
  trx: Transaction,
  change: KeyChange & { readonly id: number },
): Promise<string | null> {
  const [row] = await revoke(trx, change)
  return row?.name ?? null
}
