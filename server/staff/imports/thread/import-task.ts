import type { ApplyAnswer, DryRunAnswer, UndoAnswer } from '#contract/staff/staff-import.ts'
import type { Application, ImportFile, Undo } from '#server/staff/imports/products/import-requests.ts'

export interface Export {
  readonly projectIds: readonly number[]
  readonly format: 'csv' | 'xlsx'
}

interface ExportedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly products: number
}

/** What the thread of imports does, by kind. */
export interface ImportTasks {
  readonly check: {
    readonly input: Omit<ImportFile, 'bytes'> & { readonly bytes: Uint8Array }
    readonly answer: DryRunAnswer
  }
  readonly apply: { readonly input: Application; readonly answer: ApplyAnswer }
  readonly undo: { readonly input: Undo; readonly answer: UndoAnswer }
  readonly export: { readonly input: Export; readonly answer: ExportedFile }
}

/** Sent to the thread, which opens a connection of its own for each. */
export type ImportTask = {
  [Kind in keyof ImportTasks]: {
    readonly kind: Kind
    readonly databaseUrl: string
    readonly input: ImportTasks[Kind]['input']
  }
}[keyof ImportTasks]

/** An HttpError does not survive the way between threads. */
export type ImportResult =
  | { readonly kind: 'answered'; readonly answer: ImportTasks[keyof ImportTasks]['answer'] }
  | { readonly kind: 'refused'; readonly status: number; readonly errors: readonly string[] }
