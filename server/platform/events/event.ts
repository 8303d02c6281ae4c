import type { EventKind } from '#contract/staff/feed.ts'
import {
  int4,
  int8,
  jsonb,
  nullable,
  type RowOf,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'

/** A row of `events`; triggers write them, with bodies that name no people. */
export const EVENT = {
  /** null: not numbered yet */
  seq: nullable(int8),
  kind: textOf<EventKind>(),
  at: timestamptz,
  order_id: nullable(int4),
  body: jsonb<Record<string, unknown>>(),
}
export type EventRow = RowOf<typeof EVENT>

/** How long events are kept, in days. */
export const EVENT_DAYS = 90
