import type { IncomingMessage } from 'node:http'
import { PREVIEW_HEADER, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { readStaffSession } from '#server/staff/staff-sessions.ts'
import { isInTime, readDraftsAndEntries } from '#server/content/entry-rows.ts'
import { entryKey, type StorefrontContent, storefrontContent } from '#server/content/storefront-content.ts'

/** What visitors of a storefront would read if every draft were published. */
export interface ContentPreview {
  readonly content: StorefrontContent
  /** whether what is shown of an entry is a draft */
  isDraft(kind: ContentKind, key: string): boolean
}

/** Drafts over live entries for staff with the right to edit who ask for a preview; null for anybody else. */
export async function previewOf(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  { headers }: IncomingMessage,
  payload: Readonly<Record<string, unknown>>,
  projectId: ProjectId,
): Promise<ContentPreview | null> {
  if (headers[PREVIEW_HEADER] === undefined && payload['preview'] !== true) return null
  const staff = await readStaffSession(db, headers.cookie, now())
  return staff?.rights.includes('edit') ? readPreview(db, projectId, now().getTime()) : null
}

async function readPreview(db: Db, projectId: ProjectId, time: number): Promise<ContentPreview> {
  const rows = await readDraftsAndEntries(db, projectId)
  const nameOf = ({ kind, key }: { kind: ContentKind; key: string }) => `${kind} ${entryKey(kind, key)}`
  const drafted = new Set(rows.filter(({ is_draft }) => is_draft).map(nameOf))
  // a draft whatever its times are: the editor wants to see it now
  const shown = rows.filter((row) =>
    row.is_draft ? row.body !== null : !drafted.has(nameOf(row)) && isInTime(row, time),
  )
  return {
    content: storefrontContent(shown, () => undefined),
    isDraft: (kind, key) => drafted.has(nameOf({ kind, key })),
  }
}
