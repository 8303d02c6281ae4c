import { assign, setup } from 'xstate'
import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'
import {
  type ApplyAnswer,
  type DryRunAnswer,
  LARGEST_IMPORT,
  type UndoAnswer,
} from '#contract/staff/staff-import.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { changesOf, dryRunOf, problemsOf } from './catalogue-import.outcome.ts'
import type {
  ApplyImportLogic,
  CatalogueImportContext,
  CatalogueImportEvent,
  CatalogueImportTag,
  CheckImportLogic,
  ImportIds,
  UndoImportLogic,
  WantedUndo,
} from './catalogue-import.types.ts'

interface OfFile {
  readonly file: ChosenFile
}
interface OfIds {
  readonly ids: ImportIds
}
interface OfCreates {
  readonly creates: boolean
}
interface OfFailure {
  readonly failure: StaffFailure
}

/** What is known of a dry run before it is asked for. */
const noReport = { problems: [], dryRun: null, applied: null, failure: null }

export const catalogueImportSetup = setup({
  types: {
    context: {} as CatalogueImportContext,
    events: {} as CatalogueImportEvent,
    tags: {} as CatalogueImportTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    checkImport: placeholderActor<CheckImportLogic>(),
    applyImport: placeholderActor<ApplyImportLogic>(),
    undoImport: placeholderActor<UndoImportLogic>(),
  },
  guards: {
    isTooLarge: (_, { file }: OfFile) => file.size > LARGEST_IMPORT,
    is: (
      { event },
      { kind }: Asked<DryRunAnswer | ApplyAnswer | UndoAnswer, 'read' | 'applied' | 'undone'>,
    ) => isKind(event, kind),
    hasChanges: ({ context: { dryRun } }) => dryRun !== null && changesOf(dryRun) > 0,
    isRefused: (_, { failure }: OfFailure) => isRefusal(failure),
    isSameImport: ({ context: { undo } }, { importId }: Pick<WantedUndo, 'importId'>) =>
      undo?.importId === importId,
  },
  actions: {
    recordFile: assign((_, { file, ids }: OfFile & OfIds) => ({ ...noReport, file, ids })),
    recordNames: assign((_, { creates }: OfCreates) => ({ creates })),
    renewIds: assign((_, { ids }: OfIds) => ({ ...noReport, ids })),
    recordReport: assign((_, { answer }: { readonly answer: DryRunAnswer }) => ({
      problems: problemsOf(answer),
      dryRun: dryRunOf(answer),
    })),
    recordApplied: assign((_, { answer }: { readonly answer: ApplyAnswer }) => ({ applied: answer })),
    recordFailure: assign((_, { failure }: OfFailure) => ({ failure })),
    forgetFile: assign({ ...noReport, file: null, ids: null }),
    forgetFailure: assign({ failure: null }),
    recordUndo: assign((_, { importId, requestId }: WantedUndo) => ({ undo: { importId, requestId } })),
    recordUndone: assign((_, { answer }: { readonly answer: UndoAnswer }) => ({ undone: answer })),
    recordUndoFailure: assign((_, { failure }: OfFailure) => ({ undoFailure: failure })),
    forgetUndone: assign({ undone: null, undoFailure: null }),
  },
})
