import type { CheckedLine } from '#contract/quick-order/lines.ts'
import type {
  AddRequest,
  FileProblem,
  PrintedFacts,
  ReadFileResult,
  ReadLines,
  ReviewedLine,
} from './quick-order.types.ts'

/** Lines that can be added are chosen, with as many cases as can be, and compared with the order form they come from. */
export function reviewedOf(
  lines: readonly CheckedLine[],
  printed: readonly PrintedFacts[],
): readonly ReviewedLine[] {
  const byCode = new Map(printed.map((facts) => [facts.code, facts]))
  return lines.map((line) => {
    const before = byCode.get(line.code)
    return {
      ...line,
      price_before: line.price_before ?? before?.price ?? null,
      stockBefore: before?.stock ?? null,
      isChosen: line.addable > 0,
      cases: line.addable,
    }
  })
}

/** Whole cases from one to what the stock has beyond the cart. */
export function withCases(line: ReviewedLine, cases: number): ReviewedLine {
  const most = Math.max(0, line.available - line.in_cart)
  return { ...line, cases: Math.min(Math.max(1, Math.floor(cases) || 1), most) }
}

export const isAddable = ({ isChosen, cases, product }: ReviewedLine): boolean =>
  isChosen && cases > 0 && product !== null

/** Only lines that are shown are sent, with the cases that are shown. */
export function requestOf(request_id: string, reviewed: readonly ReviewedLine[]): AddRequest {
  const lines = reviewed.flatMap((line) =>
    isAddable(line) && line.product !== null
      ? [{ products_id: line.product.products_id, quantity: line.cases }]
      : [],
  )
  return { request_id, lines }
}

const NOTHING: ReadLines = { kind: 'read', lines: [], skipped: [], origin: {}, printed: [] }
export const readIn = (result: ReadFileResult): ReadLines => (result.kind === 'read' ? result : NOTHING)
export const problemIn = (result: ReadFileResult): FileProblem =>
  result.kind === 'unreadable' ? result.problem : 'unreadable'
