import type { DocumentJobContext, Preparation, SheetSource, WantedDocument } from './document-job.types.ts'

/** Narrows what the state guarantees. */
export function presentDocument({ wanted }: DocumentJobContext): WantedDocument {
  if (wanted === null) throw new Error('the state promises a document')
  return wanted
}

export function presentSheet(context: DocumentJobContext): SheetSource {
  const { sheet } = presentDocument(context)
  if (sheet === null) throw new Error('the state promises a sheet')
  return sheet
}

export const errorsIn = (preparation: Preparation): readonly string[] =>
  preparation.kind === 'refused' ? preparation.errors : []
