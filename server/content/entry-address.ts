import type { ContentKind } from '#contract/content/content-kinds.ts'
import { int4, text, textOf } from '#server/platform/database/sql-type.ts'

export interface EntryAddress {
  readonly projectId: number
  readonly kind: ContentKind
  readonly key: string
}

/** The same as columns of a row. */
export const ENTRY_COLUMNS = { project_id: int4, kind: textOf<ContentKind>(), key: text }

/** The same as parameters of a statement. */
export const ENTRY_ADDRESS = { projectId: int4, kind: textOf<ContentKind>(), key: text }
