import * as v from 'valibot'
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts'
import { mediaCalls } from './content-media.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Count, Id, Moment, Outcome, Text } from '#contract/platform/wire.ts'

/** Calls of staff who edit content. Visitors see a change when it is published. */

// Object.keys widens the keys to strings
const Kind = v.picklist(Object.keys(CONTENT_KINDS) as ContentKind[])
export const EntryKey = Text(500)
const address = { kind: Kind, key: EntryKey }
const Revision = v.nullable(Id)

/** the largest position of an entry in its list */
export const LAST_POSITION = 100_000
/** that are published at once */
export const MOST_DRAFTS = 100

/** What an entry holds; its body is checked by the schema of its kind. */
export const EntryContent = v.strictObject({
  body: v.record(v.string(), v.unknown()),
  position: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_POSITION)), 0),
  starts_at: v.optional(v.nullable(Moment), null),
  ends_at: v.optional(v.nullable(Moment), null),
})
export type EntryContent = v.InferOutput<typeof EntryContent>

/** null: the draft removes the entry */
const DraftContent = v.nullable(EntryContent)
const Draft = v.object({
  content: DraftContent,
  based_on: Revision,
  version: Count,
  staff: v.nullable(v.string()),
  saved_at: v.string(),
})
export type Draft = v.InferOutput<typeof Draft>

export const EntryState = v.object({
  ...address,
  title: v.string(),
  position: Count,
  starts_at: v.nullable(v.string()),
  ends_at: v.nullable(v.string()),
  is_live: v.boolean(),
  /** whether the time of what is live has come */
  timing: v.picklist(['later', 'now', 'over']),
  /** it was live once and is no longer */
  is_removed: v.boolean(),
  has_draft: v.boolean(),
  /** of the draft: what it was begun from, and its version */
  based_on: Revision,
  draft_version: v.nullable(Count),
  /** the draft removes the entry */
  is_removal: v.boolean(),
  /** where a redirect leads */
  target: v.nullable(v.string()),
  /** how often a redirect was followed in the last 30 days */
  hits: Count,
})
export type EntryState = v.InferOutput<typeof EntryState>

export const EntryProblem = v.object({ ...address, field: v.string(), text: v.string() })
export type EntryProblem = v.InferOutput<typeof EntryProblem>

/** What somebody else saved or published meanwhile. */
const Theirs = v.object({
  ...address,
  staff: v.nullable(v.string()),
  at: v.string(),
  content: DraftContent,
  /** to compare with and to go on from */
  revision: Revision,
  draft_version: v.nullable(Count),
  text: v.string(),
})
export type Theirs = v.InferOutput<typeof Theirs>

const changed = v.object({ kind: v.literal('changed'), changes: v.array(Theirs) })
const invalid = v.object({ kind: v.literal('invalid'), problems: v.array(EntryProblem) })

export const SaveDraftAnswer = v.variant('kind', [
  v.object({ kind: v.literal('saved'), draft: Draft, problems: v.array(EntryProblem), text: v.string() }),
  changed,
])
export type SaveDraftAnswer = v.InferOutput<typeof SaveDraftAnswer>

export const PublishAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('published'),
    revisions: v.array(v.object({ ...address, revision: Id })),
    warnings: v.array(EntryProblem),
    text: v.string(),
  }),
  changed,
  invalid,
])
export type PublishAnswer = v.InferOutput<typeof PublishAnswer>

export const EntryRevision = v.object({
  id: Id,
  at: v.string(),
  staff: v.nullable(v.string()),
  note: v.nullable(v.string()),
  before: DraftContent,
  after: DraftContent,
})
export type EntryRevision = v.InferOutput<typeof EntryRevision>

const bodyLimit = { bytes: 600_000, milliseconds: 20_000 }

export const contentEditingCalls = {
  listContent: endpoint({
    method: 'GET',
    path: 'staff/content/list',
    auth: 'staff',
    right: 'edit',
    summary: 'Every entry of a storefront, live, as a draft or removed',
    answer: v.array(EntryState),
  }),
  openContent: endpoint({
    method: 'POST',
    path: 'staff/content/open',
    auth: 'staff',
    right: 'edit',
    summary: 'What is live of an entry, and its draft',
    body: v.strictObject(address),
    answer: v.object({ live: v.nullable(EntryContent), revision: Revision, draft: v.nullable(Draft) }),
  }),
  saveContentDraft: endpoint({
    method: 'POST',
    path: 'staff/content/save-draft',
    auth: 'staff',
    right: 'edit',
    summary: 'Saves a draft unless somebody else saved one since `draft_version`',
    bodyLimit,
    body: v.strictObject({
      ...address,
      content: DraftContent,
      based_on: Revision,
      draft_version: v.nullable(Count),
    }),
    answer: SaveDraftAnswer,
  }),
  discardContentDraft: endpoint({
    method: 'POST',
    path: 'staff/content/discard',
    auth: 'staff',
    right: 'edit',
    summary: 'Removes a draft unless somebody else saved one since',
    body: v.strictObject({ ...address, draft_version: Count }),
    answer: Outcome,
  }),
  publishContent: endpoint({
    method: 'POST',
    path: 'staff/content/publish',
    auth: 'staff',
    right: 'publish',
    summary: 'Publishes drafts, all or none',
    body: v.strictObject({
      changes: v.pipe(
        v.array(v.strictObject({ ...address, based_on: Revision, draft_version: Count })),
        v.minLength(1),
        v.maxLength(MOST_DRAFTS),
      ),
      note: v.optional(Text(300), ''),
    }),
    answer: PublishAnswer,
  }),
  contentHistory: endpoint({
    method: 'POST',
    path: 'staff/content/history',
    auth: 'staff',
    right: 'edit',
    summary: 'The latest revisions of an entry, the newest first',
    body: v.strictObject(address),
    answer: v.array(EntryRevision),
  }),
  ...mediaCalls,
  restoreContent: endpoint({
    method: 'POST',
    path: 'staff/content/restore',
    auth: 'staff',
    right: 'publish',
    summary: 'Publishes an entry as it was before a revision, unless it changed since `based_on`',
    body: v.strictObject({ ...address, revision: Id, based_on: Id }),
    answer: PublishAnswer,
  }),
}
