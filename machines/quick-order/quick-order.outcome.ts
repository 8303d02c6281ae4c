import { assertEvent } from 'xstate'
import { failureOf } from '#contract/failure.ts'
import type { AddedLine, CheckedLine } from '#contract/lines.ts'
import type {
  AddRequest,
  FileProblem,
  QuickOrderEvent,
  ReadFileResult,
  ReviewedLine,
  WrittenLine,
} from './quick-order.types.ts'

/** Lines that can be added are chosen, with as many cases as can be. */
export const reviewedOf = (lines: readonly CheckedLine[]): readonly ReviewedLine[] =>
  lines.map((line) => ({ ...line, isChosen: line.addable > 0, cases: line.addable }))

export const isAddable = ({ isChosen, cases, product }: ReviewedLine): boolean =>
  isChosen && cases > 0 && product !== null

/** Only lines that are shown are sent, with the cases that are shown. */
export function requestOf(request_id: string, reviewed: readonly ReviewedLine[]): AddRequest {
  const lines = reviewed.flatMap(({ product, cases, ...line }) =>
    product !== null && isAddable({ product, cases, ...line })
      ? [{ products_id: product.products_id, quantity: cases }]
      : [],
  )
  return { request_id, lines }
}

export const areAllAdded = (lines: readonly AddedLine[]): boolean =>
  lines.every(({ status }) => status === 'added')

export const linesIn = (result: ReadFileResult): readonly WrittenLine[] =>
  result.kind === 'read' ? result.lines : []
export const problemIn = (result: ReadFileResult): FileProblem | null =>
  result.kind === 'unreadable' ? result.problem : null

/** The server answered with a refusal, so nothing was added; after any other failure it is not known. */
export function isRefusal(thrown: unknown): boolean {
  const failure = failureOf(thrown)
  return failure.kind === 'status' && failure.status >= 400 && failure.status < 500
}

/** The file is never in the context. */
export function fileOf(event: QuickOrderEvent): { readonly file: Blob } {
  assertEvent(event, 'file.chosen')
  return { file: event.file }
}

/** Narrows a value that the state guarantees. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('the state of the quick order promises a value')
  return value
}
