import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Count, Id, Text } from '#contract/platform/wire.ts'
import { FeedEvent } from './feed.ts'
import { RowId } from './staff-decisions.ts'

/** Calls of staff about back offices that follow the storefront. */

const Staff = v.nullable(v.string())

export const FeedKey = v.object({
  id: Id,
  name: v.string(),
  made_at: v.string(),
  /** null: by a command */
  made_by: Staff,
  /** to the minute; null: never */
  used_at: v.nullable(v.string()),
  /** null: it is good */
  revoked_at: v.nullable(v.string()),
})
export type FeedKey = v.InferOutput<typeof FeedKey>

export const FeedState = v.object({
  /** good ones first, the newest first */
  keys: v.array(FeedKey),
  /** the newest first, at most 50 */
  events: v.array(FeedEvent),
  /** written, and not numbered yet */
  unnumbered: Count,
  /** the setting that orders wait for a back office to acknowledge them */
  is_integrated: v.boolean(),
  /** open orders that no back office has acknowledged, the oldest first, at most 50, and how many there are */
  waiting: v.array(v.object({ orders_id: Id, date_purchased: v.string(), status_name: v.string() })),
  waiting_count: Count,
})
export type FeedState = v.InferOutput<typeof FeedState>

const staff = { auth: 'staff', right: 'settings' } as const

export const staffFeedCalls = {
  readFeedState: endpoint({
    ...staff,
    method: 'GET',
    path: 'staff/feed/read',
    summary:
      'The keys of the feed, its last events, and the open orders that no back office has acknowledged',
    answer: FeedState,
  }),
  makeFeedKey: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/feed/make-key',
    summary: 'Makes a key of the feed, which nobody can read again',
    body: v.strictObject({ name: v.pipe(Text(60), v.minLength(1)) }),
    answer: v.object({ key: v.string() }),
  }),
  revokeFeedKey: endpoint({
    ...staff,
    method: 'POST',
    path: 'staff/feed/revoke-key',
    summary: 'Revokes a key of the feed; the same call again changes nothing',
    body: v.strictObject({ id: RowId }),
    answer: v.object({ revoked: v.boolean() }),
  }),
}
