import type { PublicShowDoc } from '#contract/shows/show-doc.ts'
import { array, bytea, int4, json, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/**
 * Shares a revision; a share that is there keeps its link and its views. No row: another revision is stored meanwhile.
 * The lock keeps the show from being removed at the same time.
 */
export const writeShare = statement({
  name: 'show-share',
  sql: `insert into show_shares as s (show_row, nonce, token_hash, public_doc, signature, product_ids, from_revision, shared_at)
   select id, :nonce, :tokenHash, :doc, :signature, :productIds, revision, :now from shows
   where id = :row and revision = :revision and removed_at is null for share
   on conflict (show_row) do update set public_doc = excluded.public_doc, signature = excluded.signature,
     product_ids = excluded.product_ids, from_revision = excluded.from_revision, shared_at = excluded.shared_at
   returning s.nonce, s.token_hash, s.signature, s.from_revision, s.views, s.shared_at`,
  params: {
    row: int4,
    revision: int4,
    nonce: text,
    tokenHash: bytea,
    doc: json<PublicShowDoc>(),
    signature: text,
    productIds: array(int4),
    now: timestamptz,
  },
  row: {
    nonce: text,
    token_hash: bytea,
    signature: text,
    from_revision: int4,
    views: int4,
    shared_at: timestamptz,
  },
})

export const deleteShare = statement({
  name: 'show-share-delete',
  sql: `delete from show_shares where show_row in (select id from shows
     where customer_id = :customerId and project_id = :projectId and show_id = :showId)`,
  params: { customerId: int4, projectId: int4, showId: uuid },
})

const OF_TOKEN = `s.token_hash = :tokenHash and w.id = s.show_row and w.project_id = :projectId and w.removed_at is null
   and not exists (select from rate_limits where key = :key and until > :now and n >= :misses)`
const TOKEN = { tokenHash: bytea, projectId: int4, key: text, misses: int4, now: timestamptz }

/** Counts a view. No row also for an address that has asked for too many wrong tokens. */
export const viewShare = statement({
  name: 'show-view',
  sql: `update show_shares s set views = views + 1 from shows w where ${OF_TOKEN}
   returning s.public_doc::text as doc, s.signature, s.product_ids`,
  params: TOKEN,
  row: { doc: text, signature: text, product_ids: array(int4) },
})

/** The same for the picture, which counts no view. */
export const pictureOfShare = statement({
  name: 'show-picture',
  sql: `select s.public_doc as doc, s.product_ids, s.shared_at from show_shares s, shows w where ${OF_TOKEN}`,
  params: TOKEN,
  row: { doc: json<PublicShowDoc>(), product_ids: array(int4), shared_at: timestamptz },
})

/** The same for the head of its page. */
export const headOfShare = statement({
  name: 'show-share-head',
  sql: `select s.public_doc ->> 'name' as name, s.signature, json_array_length(s.public_doc -> 'cues') as cue_count
   from show_shares s, shows w where ${OF_TOKEN}`,
  params: TOKEN,
  row: { name: text, signature: text, cue_count: int4 },
})
