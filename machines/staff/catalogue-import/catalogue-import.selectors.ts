import type { SnapshotFrom } from 'xstate'
import { isIn } from '#machines/platform/is-in.ts'
import type { catalogueImportMachine } from './catalogue-import.machine.ts'

type Snapshot = Pick<SnapshotFrom<typeof catalogueImportMachine>, 'value' | 'context'>

export type FileView = 'choosing' | 'declined' | 'checking' | 'unreadable' | 'unchecked' | 'report'

/** What is shown of the chosen file. */
export const fileViewOf = ({ value }: Snapshot): FileView =>
  FILE_VIEWS.find((view) => isIn(value, view)) ?? 'report'

const FILE_VIEWS = ['choosing', 'declined', 'checking', 'unreadable', 'unchecked'] as const

export type ApplicationView = 'open' | 'applying' | 'applied' | 'moved' | 'unconfirmed'

/** What is shown of the application of a report; `open`: it can be confirmed. */
export function applicationViewOf({ value }: Snapshot): ApplicationView {
  if (isIn(value, 'applying', 'applyingAgain')) return 'applying'
  return APPLICATION_VIEWS.find((view) => isIn(value, view)) ?? 'open'
}

const APPLICATION_VIEWS = ['applied', 'moved', 'unconfirmed'] as const

export type UndoView = 'open' | 'undoing' | 'undone' | 'overtaken' | 'unconfirmed'

/** What is shown of the undo of this import; another one may have become the last, which is the reason of `overtaken`. */
export function undoViewOf({ value, context: { undo } }: Snapshot, importId: string): UndoView {
  if (isIn(value, 'overtaken')) return 'overtaken'
  if (undo?.importId !== importId) return 'open'
  if (isIn(value, 'undoing', 'undoingAgain')) return 'undoing'
  if (isIn(value, 'undoLost')) return 'unconfirmed'
  return isIn(value, 'undone') ? 'undone' : 'open'
}
