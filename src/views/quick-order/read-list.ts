import { joinPrintedUpcs } from '#contract/catalogue/printed-upc.ts'
import { MAX_LINES } from '#contract/quick-order/lines.ts'
import { type CasesProblem, casesIn } from '#contract/quick-order/written-cases.ts'
import type { SkippedRow, WrittenLine } from '#machines/quick-order/quick-order.types.ts'

export interface ReadList {
  readonly lines: readonly WrittenLine[]
  readonly skipped: readonly SkippedRow[]
  readonly isTooLong: boolean
}

/**
 * Parses lines of `model quantity` or `quantity model`, separated by blanks, tab, comma, semicolon or a multiplication
 * sign, quoted or not; a UPC also in the groups in which it is printed. Without a quantity it is one case. Skips empty
 * lines and a header such as `SKU,QTY`. The server joins the lines of one product, because a model and a UPC may be it.
 */
export function readList(text: string): ReadList {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, index) => ({ row: index + 1, text: row.trim() }))
    .filter((row) => row.text !== '')
    .filter((row, index) => !(index === 0 && HEADING.test(row.text)))
  const lines: WrittenLine[] = []
  const skipped: SkippedRow[] = []
  for (const row of rows.slice(0, MAX_LINES)) {
    const { code, quantity } = readRow(row.text)
    if (typeof quantity === 'number') lines.push({ code, quantity })
    else skipped.push({ ...row, code, problem: quantity })
  }
  return { lines, skipped, isTooLong: rows.length > MAX_LINES }
}

const HEADING = /^"?(sku|model|upc|item)\b/i
const NUMBER = /^\d+$/
/** The cases before a model or UPC. */
const COUNT = /^\d{1,5}$/
const CODE = /[a-z]|^\d{6,}$/i
const TIMES = /^[x×*]$/i
/** `x4` or `4x` */
const TIMED = /^(?:[x×*](\d+)|(\d+)[x×*])$/i

interface ReadRow {
  readonly code: string
  readonly quantity: number | CasesProblem
}

function readRow(row: string): ReadRow {
  const [first = '', last = '1', ...more] = joinPrintedUpcs(row)
    .replaceAll('"', '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .filter((part, index, { length }) => !(index === 1 && length === 3 && TIMES.test(part)))
  if (more.length > 0) return { code: first, quantity: 'notWhole' }
  const isCountFirst = COUNT.test(first) && CODE.test(last)
  if (NUMBER.test(last) && !isCountFirst) return { code: first, quantity: casesIn(last) }
  if (isCountFirst) return { code: last, quantity: casesIn(first) }
  const after = timesOf(last)
  if (after !== undefined) return { code: first, quantity: casesIn(after) }
  const before = timesOf(first)
  return before === undefined
    ? { code: first, quantity: 'notWhole' }
    : { code: last, quantity: casesIn(before) }
}

function timesOf(part: string): string | undefined {
  const match = TIMED.exec(part)
  return match?.[1] ?? match?.[2]
}

/** Lines as they are written. */
export const listText = (lines: readonly WrittenLine[]): string =>
  lines.map(({ code, quantity }) => `${code} ${quantity}`).join('\n')
