import type { MachineWords } from '#machines/platform/words.ts'
import type { catalogueImportMachine } from './catalogue-import.machine.ts'

export const catalogueImportWords: MachineWords<typeof catalogueImportMachine> = {
  guards: {
    isTooLarge: 'the file is larger than 20 MB',
    'is read': 'the shop could read the file',
    hasChanges: 'the file changes something',
    'is applied': 'the changes are made',
    'is undone': 'the import is undone',
    isRefused: 'the shop refused the call, so that it changed nothing',
    isSameImport: 'it is still the same import',
  },
  events: {
    'file.chosen': 'staff choose a file',
    'names.allow': 'staff tick or untick that new names are added',
    'check.repeat': 'staff ask for the same check again',
    'check.renew': 'staff have the file checked anew',
    'import.confirm': 'staff confirm the import',
    'undo.confirm': 'staff confirm the undo of the last import',
  },
  actions: {
    recordFile: 'keeps the chosen file and forgets the report of the one before',
    recordNames: 'remembers whether new names are added',
    renewIds: 'asks for a dry run of its own and forgets the report before',
    recordReport: 'shows what the file would change, or why it cannot be read',
    recordApplied: 'shows what became of the import',
    recordFailure: 'shows why the call failed',
    forgetFile: 'forgets the file',
    forgetFailure: 'forgets the last failure',
    recordUndo: 'remembers which import is to be undone',
    recordUndone: 'shows what became of the undo',
    recordUndoFailure: 'shows why the undo failed',
    forgetUndone: 'forgets what became of the undo before',
  },
  delays: {},
  tags: {
    pending: 'the file is being checked, or its changes are being made',
    undoing: 'the last import is being undone',
  },
}
