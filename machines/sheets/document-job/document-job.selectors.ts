import type { SnapshotFrom } from 'xstate'
import type { documentJobMachine } from './document-job.machine.ts'
import type { SheetSource } from './document-job.types.ts'

type Snapshot = SnapshotFrom<typeof documentJobMachine>

export type DocumentView = 'idle' | 'pending' | 'refused' | 'unreachable'

/** What the row of the document at this address shows. */
export function documentViewOf(snapshot: Snapshot, href: string): DocumentView {
  if (snapshot.context.wanted?.href !== href) return 'idle'
  return VIEWS.find((tag) => snapshot.hasTag(tag)) ?? 'idle'
}

const VIEWS = ['pending', 'refused', 'unreachable'] as const

/** The sheet that the customer is asked about; null: none. */
export const sheetToConfirm = (snapshot: Snapshot): SheetSource | null =>
  snapshot.hasTag('confirming') ? (snapshot.context.wanted?.sheet ?? null) : null
