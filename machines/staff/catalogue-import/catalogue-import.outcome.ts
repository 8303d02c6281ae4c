import type { DryRun, DryRunAnswer, FileProblem } from '#contract/staff/staff-import.ts'
import type { CatalogueImportContext, WantedUndo } from './catalogue-import.types.ts'

export const problemsOf = (answer: DryRunAnswer): readonly FileProblem[] =>
  answer.kind === 'unreadable' ? answer.problems : []

export const dryRunOf = (answer: DryRunAnswer): DryRun | null => (answer.kind === 'read' ? answer : null)

/** How many products an import would write. */
export const changesOf = ({ counts: { added, changed, deactivated } }: Pick<DryRun, 'counts'>): number =>
  added + changed + deactivated

/** What the check is about. */
export function checkOf({ file, ids, creates }: CatalogueImportContext) {
  if (file === null || ids === null) throw new Error('the state of the import promises a file')
  return { file, checkId: ids.checkId, creates }
}

/** The dry run as it was shown; its refused rows are left out. */
export function applicationOf({ dryRun, ids }: CatalogueImportContext) {
  if (dryRun === null || ids === null) throw new Error('the state of the import promises a dry run')
  return { dryRun, requestId: ids.requestId, skipsRefused: dryRun.counts.refused > 0 }
}

export function undoOf({ undo }: CatalogueImportContext): WantedUndo {
  if (undo === null) throw new Error('the state of the import promises an undo')
  return undo
}
