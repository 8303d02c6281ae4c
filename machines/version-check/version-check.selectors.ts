import type { SnapshotFrom } from 'xstate'
import type { versionCheckMachine } from './version-check.machine.ts'

/** The refresh modal is open; it waits while somebody pays. */
export const asksForRefresh = (snapshot: SnapshotFrom<typeof versionCheckMachine>): boolean =>
  snapshot.hasTag('outdated') && !snapshot.hasTag('paying')
