import { counted, formatCount } from '#contract/platform/format-count.ts'
import type { AddedLine } from '#contract/quick-order/lines.ts'
import { CASES_PROBLEMS } from '#contract/quick-order/written-cases.ts'
import { isAddable } from './quick-order.outcome.ts'
import type { QuickOrderContext, ReviewedLine } from './quick-order.types.ts'

/** A line of which not all cases were added. */
export interface NotAdded {
  readonly code: string
  readonly name: string
  /** cases asked for that were not added */
  readonly cases: number
  /** cases of the line that are in the cart now */
  readonly added: number
  readonly reason: string
}

/** What was not added: rows and lines that were not sent, and those of which fewer cases were added than asked for. */
export function notAddedOf({ reviewed, results, skipped }: QuickOrderContext): readonly NotAdded[] {
  // one answer for each line that was sent, in their order
  const answers = results.values()
  const lines = reviewed.flatMap((line) => {
    const { code, product, message } = line
    const answer = isAddable(line) ? answers.next().value : undefined
    const rest = restOf(line, answer)
    const added = answer?.quantity ?? 0
    const reason = added > 0 ? partText(added, added + rest) : (answer?.message ?? message ?? NOT_CHOSEN)
    return rest === 0 ? [] : [{ code, name: product?.products_name ?? '', cases: rest, added, reason }]
  })
  const unread = skipped.map(({ row, code, problem }) => {
    return { code, name: '', cases: 0, added: 0, reason: `Row ${row}: ${CASES_PROBLEMS[problem]}` }
  })
  return [...lines, ...unread]
}

const NOT_CHOSEN = 'It was not chosen.'

const partText = (added: number, wanted: number): string =>
  `${counted(added, 'case was', 'cases were')} added, ${formatCount(wanted)} were asked for.`

/** Cases asked for that are not in the cart; fewer that the customer chose are no rest. */
function restOf({ state, quantity, cases }: ReviewedLine, answer: AddedLine | undefined): number {
  if (answer === undefined) return quantity
  const wanted = state === 'short' ? Math.max(quantity, cases) : cases
  return Math.max(0, wanted - answer.quantity)
}
