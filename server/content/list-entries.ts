import type { EntryState } from '#contract/content/content-editing.ts'
import { CONTENT_KINDS, type ContentKind } from '#contract/content/content-kinds.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  int4,
  int8,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const selectStates = statement({
  name: 'content-states',
  sql: `select kind, key,
     left(coalesce(b.body->>'title', b.body->>'name', b.body->>'label', b.body->>'url', b.body->>'html', ''), 200) as title,
     coalesce(d.position, e.position) as position, coalesce(d.starts_at, e.starts_at) as starts_at,
     coalesce(d.ends_at, e.ends_at) as ends_at, e.body is not null as is_live, e.starts_at > :now as is_later, e.ends_at <= :now as is_over,
     g.body is not null as is_removed, d.version is not null as has_draft, d.based_on, d.version as draft_version,
     d.version is not null and d.body is null as is_removal, b.body->>'target_url' as target, h.hits
   from (select * from entries where project_id = :projectId) e
   full join (select * from drafts where project_id = :projectId) d using (kind, key)
   full join (
     select kind, key, before->'body' as body from (
       select distinct on (kind, key) kind, key, before, after from revisions
       where project_id = :projectId and kind = any(:kinds) order by kind, key, id desc) latest
     where after is null) g using (kind, key)
   left join (
     select 'redirect' as kind, source as key, sum(n)::int as hits from redirect_hits
     where project_id = :projectId and day > (:now::timestamptz at time zone 'UTC')::date - 30 group by source) h using (kind, key)
   cross join lateral (select coalesce(d.body, e.body, g.body) as body) b
   order by 1, 4, 2`,
  params: { projectId: int4, now: timestamptz, kinds: array(text) },
  row: {
    kind: nullable(textOf<ContentKind>()),
    key: nullable(text),
    title: nullable(text),
    position: nullable(int4),
    starts_at: nullable(timestamptz),
    ends_at: nullable(timestamptz),
    is_live: nullable(bool),
    is_later: nullable(bool),
    is_over: nullable(bool),
    is_removed: nullable(bool),
    has_draft: nullable(bool),
    based_on: nullable(int8),
    draft_version: nullable(int4),
    is_removal: nullable(bool),
    target: nullable(text),
    hits: nullable(int4),
  },
})

/** Every entry of a storefront, live, as a draft or removed, by kind and position. */
export async function listEntries(db: Db, projectId: number, now: Date): Promise<EntryState[]> {
  const rows = await selectStates(db, { projectId, now, kinds: Object.keys(CONTENT_KINDS) })
  return rows.flatMap(({ kind, key, title, ...row }) =>
    kind === null || key === null
      ? []
      : [
          {
            kind,
            key,
            title: title === null || title === '' ? key : title,
            position: row.position ?? 0,
            starts_at: row.starts_at?.toISOString() ?? null,
            ends_at: row.ends_at?.toISOString() ?? null,
            is_live: row.is_live === true,
            timing: timingOf(row.is_later === true, row.is_over === true),
            is_removed: row.is_removed === true,
            has_draft: row.has_draft === true,
            based_on: row.based_on === null ? null : Number(row.based_on),
            draft_version: row.draft_version,
            is_removal: row.is_removal === true,
            target: row.target,
            hits: row.hits ?? 0,
          },
        ],
  )
}

function timingOf(isLater: boolean, isOver: boolean): EntryState['timing'] {
  if (isOver) return 'over'
  return isLater ? 'later' : 'now'
}
