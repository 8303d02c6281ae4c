import type { SnapshotFrom } from 'xstate'
import type { versionCheckMachine } from './version-check.machine.ts'

/** Whether the refresh dialog is open; it is deferred during payment. */
export const asksForRefresh = (snapshot: SnapshotFrom<typeof versionCheckMachine>): boolean =>
  snapshot.hasTag('outdated') && !snapshot.hasTag('paying')
