import { counted, formatCount } from '#contract/platform/format-count.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { LineState } from '#contract/quick-order/lines.ts'
import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { type ApiFailure, isMaintenance } from '#contract/platform/failure.ts'
import type { FileProblem, ReviewedLine } from '#machines/quick-order/quick-order.types.ts'

export interface StateText {
  readonly label: string
  readonly tone: 'success' | 'warn' | 'danger' | 'neutral'
}

const STATES: Readonly<Record<Exclude<LineState, 'ready'>, StateText>> = {
  short: { label: 'Fewer', tone: 'warn' },
  soldOut: { label: 'Sold out', tone: 'danger' },
  gone: { label: 'No longer sold', tone: 'danger' },
  unknown: { label: 'Not found', tone: 'danger' },
}

/** The state of a line in a word or two; one that was ordered before is compared by its price. */
export function stateText({ state, price, price_before }: ReviewedLine): StateText {
  if (state !== 'ready') return STATES[state]
  if (price_before === null || price === null) return { label: 'In stock', tone: 'success' }
  if (price === price_before) return { label: 'Same price', tone: 'success' }
  return price < price_before ? { label: 'Cheaper', tone: 'success' } : { label: 'Dearer', tone: 'warn' }
}

export const FILE_PROBLEMS: Readonly<Record<FileProblem, string>> = {
  tooLarge: 'is larger than 2 MB. Save only the lines that you order, or split it.',
  otherType:
    'is of a type that cannot be read here. Excel workbooks (.xlsx) and CSV files can: save it as one of them.',
  notATable:
    'has no columns for model or UPC and cases that we can read. Use our order form, saved as .xlsx or .csv.',
  tooManyLines: 'has more than 1,000 lines with cases. Split it.',
  noLines: `has no line with a whole number of cases from 1 to ${formatCount(MAX_QUANTITY)}.`,
  tookTooLong: 'took too long to read. Save only the lines that you order, or save it as CSV.',
  unreadable: 'cannot be read. Save it again as .xlsx or .csv, and choose it once more.',
}

/** Why lines were neither checked nor added, by its cause. */
export function failureText(failure: ApiFailure): string {
  if (failure.kind === 'offline') return 'You are offline. Your lines are kept.'
  if (failure.kind !== 'status') return 'No answer came from the shop. Your lines are kept.'
  if (isMaintenance(failure)) return FAILURE_MESSAGES.siteDown
  return failure.errors.length > 0
    ? failure.errors.join(' ')
    : 'The shop could not answer. Your lines are kept.'
}

/** What else a line says: which other lines are in it, and how the stock has changed since its order form was made. */
export function lineNotes(line: ReviewedLine): readonly string[] {
  const { joined, stockBefore, available } = line
  const others = counted(joined.length, 'other line')
  return [
    ...(joined.length > 0 ? [`With the cases of ${others} of this product: ${joined.join(', ')}.`] : []),
    ...(hasOtherStock(line) ? [`Stock ${stockBefore} on your form, ${available} now.`] : []),
  ]
}

const isSold = ({ state }: ReviewedLine): boolean => state !== 'gone' && state !== 'unknown'
const hasOtherStock = (line: ReviewedLine): boolean =>
  line.stockBefore !== null && line.stockBefore !== line.available && isSold(line)

/** What has changed since an order form was made, counted over its lines; null: they are of none. */
export function changesText(lines: readonly ReviewedLine[]): string | null {
  const compared = lines.filter(({ stockBefore }) => stockBefore !== null)
  if (compared.length === 0) return null
  const count = (is: (line: ReviewedLine) => boolean) => compared.filter(is).length
  const parts = [
    [count(({ price, price_before }) => price !== null && price > (price_before ?? price)), 'dearer'],
    [count(({ price, price_before }) => price !== null && price < (price_before ?? price)), 'cheaper'],
    [count(hasOtherStock), 'with another stock'],
    [count((line) => !isSold(line)), 'no longer sold'],
  ] as const
  const changed = parts
    .filter(([lineCount]) => lineCount > 0)
    .map(([lineCount, how]) => `${formatCount(lineCount)} ${how}`)
  return changed.length === 0
    ? 'Nothing has changed since the form was made.'
    : `Since the form was made: ${changed.join(', ')}.`
}

export interface ChosenTotals {
  readonly count: number
  /** cents */
  readonly total: number
  /** as it was paid, in cents; null when a chosen line was not paid before or all cost the same */
  readonly before: number | null
}

/** Of the lines that are added. */
export function chosenTotals(lines: readonly ReviewedLine[]): ChosenTotals {
  const chosen = lines.filter(({ isChosen, cases }) => isChosen && cases > 0)
  const sum = (of: (line: ReviewedLine) => number) =>
    chosen.reduce((total, line) => total + of(line) * line.cases, 0)
  const total = sum(({ price }) => price ?? 0)
  const isKnown = chosen.length > 0 && chosen.every(({ price_before }) => price_before !== null)
  const before = isKnown ? sum(({ price_before }) => price_before ?? 0) : null
  return { count: chosen.length, total, before: before === total ? null : before }
}

/** A key for each line, also where the same code is there twice. */
export function keysOf(lines: readonly { readonly code: string }[]): readonly string[] {
  const counts = new Map<string, number>()
  return lines.map(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    return `${code} ${count}`
  })
}
