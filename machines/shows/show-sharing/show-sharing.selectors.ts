import type { SnapshotFrom } from 'xstate'
import type { showSharingMachine } from './show-sharing.machine.ts'
import type { ShowSharingTag } from './show-sharing.types.ts'

type Snapshot = SnapshotFrom<typeof showSharingMachine>

const VIEWS = ['shared', 'unshared', 'limited', 'unreachable', 'missing'] as const
export type SharingView = Exclude<ShowSharingTag, 'pending'> | 'asking'

/** What the dialog shows; while a request runs, what it showed before. */
export const sharingViewOf = (snapshot: Snapshot): SharingView =>
  VIEWS.find((tag) => snapshot.hasTag(tag)) ?? 'asking'

/** How many stored versions the shared copy is behind. */
export const changesBehind = ({ context: { share } }: Snapshot, revision: number): number =>
  share === null ? 0 : Math.max(0, revision - share.revision)
