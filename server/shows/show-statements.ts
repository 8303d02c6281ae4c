import {
  bool,
  bytea,
  int4,
  json,
  nullable,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const OWNER = { customerId: int4, projectId: int4 }
const IS_OWN = 'customer_id = :customerId and project_id = :projectId'
const THIS = { ...OWNER, showId: uuid }
const IS_THIS = `${IS_OWN} and show_id = :showId`

const SHARE = {
  nonce: nullable(text),
  token_hash: nullable(bytea),
  signature: nullable(text),
  from_revision: nullable(int4),
  views: nullable(int4),
  shared_at: nullable(timestamptz),
}
/** The share of a show; all null without one. */
export type ShareRow = RowOf<typeof SHARE>
const SHARE_COLUMNS = 's.nonce, s.token_hash, s.signature, s.from_revision, s.views, s.shared_at'

const SUMMARY = {
  show_id: uuid,
  name: text,
  cue_count: int4,
  seconds: int4,
  revision: int4,
  modified_at: timestamptz,
  removed_at: nullable(timestamptz),
  ...SHARE,
}
export type SummaryRow = RowOf<typeof SUMMARY>

export const selectSummaries = statement({
  name: 'show-summaries',
  sql: `select w.show_id, w.name, w.cue_count, w.seconds, w.revision, w.modified_at, w.removed_at, ${SHARE_COLUMNS}
   from shows w left join show_shares s on s.show_row = w.id
   where ${IS_OWN} order by w.removed_at desc nulls first, w.modified_at desc, w.id desc`,
  params: OWNER,
  row: SUMMARY,
})

export const selectStored = statement({
  name: 'show',
  sql: `select w.id, w.revision, w.doc, ${SHARE_COLUMNS} from shows w left join show_shares s on s.show_row = w.id
   where ${IS_THIS} and w.removed_at is null`,
  params: THIS,
  row: { id: int4, revision: int4, doc: json<{ readonly format: number }>(), ...SHARE },
})

const CHANGE = { doc: text, name: text, cueCount: int4, seconds: int4, saveKey: uuid, now: timestamptz }
/** The keys of the last saves, newest first; each save has made one revision. */
const KEPT_KEYS = 32

/** Stores the next revision of a show of which `base` is stored; no row: anything else is the case. */
export const updateShow = statement({
  name: 'show-update',
  sql: `update shows set doc = :doc::text::json, name = :name, cue_count = :cueCount, seconds = :seconds, modified_at = :now,
     revision = revision + 1, save_keys = (array_prepend(:saveKey, save_keys))[1:${KEPT_KEYS}]
   where ${IS_THIS} and revision = :base and removed_at is null and not :saveKey = any(save_keys) returning revision`,
  params: { ...THIS, ...CHANGE, base: int4 },
  row: { revision: int4 },
})
export const insertShow = statement({
  name: 'show-insert',
  sql: `insert into shows (customer_id, project_id, show_id, doc, name, cue_count, seconds, revision, save_keys, modified_at)
   values (:customerId, :projectId, :showId, :doc::text::json, :name, :cueCount, :seconds, 1, array[:saveKey::uuid], :now)`,
  params: { ...THIS, ...CHANGE },
})

export const countShows = statement({
  name: 'show-count',
  sql: `select count(*)::int as count from shows where ${IS_OWN} and removed_at is null`,
  params: OWNER,
  row: { count: int4 },
})

/** What is stored in the way of a save. `saved`: the revision that a save with this key made. */
export const selectStanding = statement({
  name: 'show-standing',
  sql: `select revision, removed_at is not null as is_removed, doc,
     revision + 1 - array_position(save_keys, :saveKey) as saved
   from shows where ${IS_THIS} for no key update`,
  params: { ...THIS, saveKey: uuid },
  row: { revision: int4, is_removed: bool, doc: json<{ readonly format: number }>(), saved: nullable(int4) },
})

export const markRemoved = statement({
  name: 'show-remove',
  sql: `update shows set removed_at = coalesce(removed_at, :now) where ${IS_THIS} returning id`,
  params: { ...THIS, now: timestamptz },
  row: { id: int4 },
})
/** Deletes the removed shows but the last ones, so that removing makes no room without end. */
export const deleteOldRemoved = statement({
  name: 'show-delete-old-removed',
  sql: `delete from shows where id in (select id from shows where ${IS_OWN} and removed_at is not null
     order by removed_at desc, id desc offset :kept::int)`,
  params: { ...OWNER, kept: int4 },
})
export const markRestored = statement({
  name: 'show-restore',
  sql: `update shows set removed_at = null where ${IS_THIS} and removed_at is not null returning id`,
  params: THIS,
  row: { id: int4 },
})
export const selectExists = statement({
  name: 'show-exists',
  sql: `select removed_at is not null as is_removed from shows where ${IS_THIS}`,
  params: THIS,
  row: { is_removed: bool },
})
