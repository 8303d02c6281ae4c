import type { PromiseActorLogic } from 'xstate'
import type { ApiFailure } from '#contract/failure.ts'
import type { AddedLine, CheckedLine, LineSource, ProductLine } from '#contract/lines.ts'

/** A line as written: a model number or UPC, and cases. */
export interface WrittenLine {
  readonly code: string
  readonly quantity: number
}

export type FileProblem = 'tooLarge' | 'notAForm' | 'tooManyLines' | 'noLines' | 'tookTooLong'

export type ReadFileResult =
  | { readonly kind: 'read'; readonly lines: readonly WrittenLine[] }
  | { readonly kind: 'unreadable'; readonly problem: FileProblem }

export type QuickOrderSource = { readonly kind: 'typed' } | LineSource

export interface QuickOrderInput {
  readonly source: QuickOrderSource
}

/** A line as the server checked it, with what the customer chose of it. */
export interface ReviewedLine extends CheckedLine {
  readonly isChosen: boolean
  readonly cases: number
}

export interface AddRequest {
  readonly request_id: string
  readonly lines: readonly ProductLine[]
}

export interface QuickOrderContext {
  readonly source: QuickOrderSource
  readonly name: string | null
  readonly written: readonly WrittenLine[]
  readonly reviewed: readonly ReviewedLine[]
  /** what was sent; kept until it is answered, so that it is repeated with the same `request_id` */
  readonly request: AddRequest | null
  readonly results: readonly AddedLine[]
  readonly fileProblem: FileProblem | null
  readonly failure: ApiFailure | null
}

export type QuickOrderEvent =
  | { readonly type: 'lines.check'; readonly lines: readonly WrittenLine[] }
  | { readonly type: 'lines.checkAgain' }
  | { readonly type: 'lines.write' }
  | { readonly type: 'file.chosen'; readonly file: Blob }
  | { readonly type: 'line.choose'; readonly index: number; readonly isChosen: boolean }
  | { readonly type: 'line.setCases'; readonly index: number; readonly cases: number }
  | { readonly type: 'lines.add'; readonly request_id: string }
  | { readonly type: 'lines.addAgain' }

export type QuickOrderTag = 'pending'

export type ReadFileLogic = PromiseActorLogic<ReadFileResult, { readonly file: Blob }>
export type CheckLinesLogic = PromiseActorLogic<
  { readonly name: string | null; readonly lines: readonly CheckedLine[] },
  { readonly source: QuickOrderSource; readonly lines: readonly WrittenLine[] }
>
export type AddLinesLogic = PromiseActorLogic<{ readonly lines: readonly AddedLine[] }, AddRequest>
