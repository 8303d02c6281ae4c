import type { PromiseActorLogic } from 'xstate'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import type {
  ApplyAnswer,
  DryRun,
  DryRunAnswer,
  FileProblem,
  UndoAnswer,
} from '#contract/staff/staff-import.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'

/** Made by the page for each dry run. The server checks a file once for each `checkId`, and applies once for each `requestId`. */
export interface ImportIds {
  readonly checkId: string
  readonly requestId: string
}

/** The last import, which is to be undone; the server undoes it once for each `requestId`. */
export interface WantedUndo {
  readonly importId: string
  readonly requestId: string
}

export interface CatalogueImportContext {
  readonly file: ChosenFile | null
  /** of the dry run that was asked for last */
  readonly ids: ImportIds | null
  /** whether names that do not exist yet are to be added */
  readonly creates: boolean
  /** why the file cannot be read */
  readonly problems: readonly FileProblem[]
  readonly dryRun: DryRun | null
  /** of the application; null: none is known */
  readonly applied: ApplyAnswer | null
  /** of the last check or application */
  readonly failure: StaffFailure | null
  /** that was asked for last */
  readonly undo: WantedUndo | null
  readonly undone: UndoAnswer | null
  /** of the last undo */
  readonly undoFailure: StaffFailure | null
}

export type CatalogueImportEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile; readonly ids: ImportIds }
  /** names that do not exist are added from now on, or are problems of their rows; a file that is there is checked anew */
  | { readonly type: 'names.allow'; readonly creates: boolean; readonly ids: ImportIds }
  /** the same check again, of which no report came */
  | { readonly type: 'check.repeat' }
  /** a new dry run of the same file */
  | { readonly type: 'check.renew'; readonly ids: ImportIds }
  | { readonly type: 'import.confirm' }
  | ({ readonly type: 'undo.confirm' } & WantedUndo)

/** `pending`: a call is under way, `undoing`: that of an undo. */
export type CatalogueImportTag = 'pending' | 'undoing'

/** Resolves with a report, or with why the file cannot be read, by the browser either. */
export type CheckImportLogic = PromiseActorLogic<
  DryRunAnswer,
  { readonly file: ChosenFile; readonly checkId: string; readonly creates: boolean }
>
export type ApplyImportLogic = PromiseActorLogic<
  ApplyAnswer,
  {
    readonly dryRun: Pick<DryRun, 'id' | 'fingerprint'>
    readonly requestId: string
    readonly skipsRefused: boolean
  }
>
export type UndoImportLogic = PromiseActorLogic<UndoAnswer, WantedUndo>
