import type { PromiseActorLogic } from 'xstate'
import type { ApiFailure } from '#contract/platform/failure.ts'
import type { AddedLine, CheckedLine, LineSource, ProductLine } from '#contract/quick-order/lines.ts'
import type { CasesProblem } from '#contract/quick-order/written-cases.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'

/** A line as written: a model number or UPC, and cases. */
export interface WrittenLine {
  readonly code: string
  readonly quantity: number
}

/** A row without cases that could be added, which is left out. */
export interface SkippedRow {
  readonly row: number
  readonly code: string
  /** as it can be written again */
  readonly text: string
  readonly problem: CasesProblem
}

/** What an order form of ours said about a product when it was made. */
export interface PrintedFacts {
  readonly code: string
  /** cents a case */
  readonly price: number
  /** cases */
  readonly stock: number
}

/** `otherType`: neither text nor a workbook of Excel */
export type FileProblem =
  | 'tooLarge'
  | 'otherType'
  | 'notATable'
  | 'tooManyLines'
  | 'noLines'
  | 'tookTooLong'
  | 'unreadable'

/** Of the hidden sheet of an order form: by name, such as `level`; empty for any other file. */
export type FormOrigin = Readonly<Record<string, string>>

export interface ReadLines {
  readonly kind: 'read'
  readonly lines: readonly WrittenLine[]
  readonly skipped: readonly SkippedRow[]
  readonly origin: FormOrigin
  /** empty for a file that is no order form of ours */
  readonly printed: readonly PrintedFacts[]
}
export type ReadFileResult = ReadLines | { readonly kind: 'unreadable'; readonly problem: FileProblem }

export type QuickOrderSource = { readonly kind: 'typed' } | LineSource

export interface QuickOrderInput {
  readonly source: QuickOrderSource
}

/** A line as the server checked it, with what the customer chose of it; `price_before` also as the order form said. */
export interface ReviewedLine extends CheckedLine {
  /** cases in stock as the order form said; null: the line is of no such form */
  readonly stockBefore: number | null
  readonly isChosen: boolean
  readonly cases: number
}

export interface AddRequest {
  readonly request_id: string
  readonly lines: readonly ProductLine[]
}

export interface QuickOrderContext {
  readonly source: QuickOrderSource
  /** the file whose bytes are outside of the machine */
  readonly file: ChosenFile | null
  readonly fileProblem: FileProblem | null
  readonly written: readonly WrittenLine[]
  readonly skipped: readonly SkippedRow[]
  readonly origin: FormOrigin
  readonly printed: readonly PrintedFacts[]
  /** of the source, such as "Order 1234" */
  readonly name: string | null
  readonly reviewed: readonly ReviewedLine[]
  /** what was sent; kept until it is answered, so that it is repeated with the same `request_id` */
  readonly request: AddRequest | null
  /** it was sent before without an answer, so that a refusal of its repetition does not say that nothing was added */
  readonly isRepeated: boolean
  readonly results: readonly AddedLine[]
  readonly failure: ApiFailure | null
}

export type QuickOrderEvent =
  | {
      readonly type: 'lines.check'
      readonly lines: readonly WrittenLine[]
      readonly skipped: readonly SkippedRow[]
    }
  | { readonly type: 'lines.checkAgain' }
  | { readonly type: 'lines.write' }
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'line.choose'; readonly index: number; readonly isChosen: boolean }
  | { readonly type: 'line.setCases'; readonly index: number; readonly cases: number }
  | { readonly type: 'lines.add'; readonly request_id: string }
  | { readonly type: 'lines.addAgain' }

/** To the shell, which loads the cart anew: lines were, or may have been, added. */
export interface QuickOrderEmitted {
  readonly type: 'cart.changed'
}

/** `pending`: a file is read, or a request is under way; `shown`: the lines are shown with their states. */
export type QuickOrderTag = 'pending' | 'shown'

export type ReadFileLogic = PromiseActorLogic<ReadFileResult, { readonly file: ChosenFile }>
export type CheckLinesLogic = PromiseActorLogic<
  { readonly name: string | null; readonly lines: readonly CheckedLine[] },
  { readonly source: QuickOrderSource; readonly lines: readonly WrittenLine[] }
>
export type AddLinesLogic = PromiseActorLogic<{ readonly lines: readonly AddedLine[] }, AddRequest>
