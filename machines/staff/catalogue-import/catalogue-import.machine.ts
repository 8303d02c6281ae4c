import { catalogueImportSetup } from './catalogue-import.setup.ts'
import { fileState } from './file.state.ts'
import { undoState } from './undo.state.ts'

/** A file of products is checked, its changes are shown and applied, and the last import is undone. */
export const catalogueImportMachine = catalogueImportSetup.createMachine({
  id: 'catalogueImport',
  description:
    'Staff change products, prices and stock by a file: the shop shows every change first, makes them all or none, and takes the last import back.',
  context: {
    file: null,
    ids: null,
    creates: false,
    problems: [],
    dryRun: null,
    applied: null,
    failure: null,
    undo: null,
    undone: null,
    undoFailure: null,
  },
  type: 'parallel',
  states: { file: fileState, undo: undoState },
})
