import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { MAX_LINES } from '#contract/quick-order/lines.ts'

/** One product of a written list. */
export interface ListLine {
  readonly code: string
  /** null: not a whole number from 1 to 9,999 */
  readonly quantity: number | null
}

/** A row whose cases are no whole number from 1 to 9,999. */
export interface WrongRow {
  /** of the text, from 1 */
  readonly row: number
  readonly text: string
}

export interface ReadList {
  readonly lines: readonly ListLine[]
  readonly wrong: readonly WrongRow[]
  readonly isTooLong: boolean
}

/**
 * Parses lines of `model quantity` or `quantity model`, separated by blanks, tab, comma, semicolon or a multiplication
 * sign, quoted or not. Without a quantity it is one case; the quantities of the same product are summed.
 * Skips empty lines and a header such as `SKU,QTY`.
 */
export function readList(text: string): ReadList {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, index) => ({ row: index + 1, text: row.trim() }))
    .filter((row) => row.text !== '')
    .filter((row, index) => !(index === 0 && HEADING.test(row.text)))
  const found = new Map<string, ListLine>()
  const wrong: WrongRow[] = []
  for (const row of rows.slice(0, MAX_LINES)) {
    const line = readRow(row.text)
    if (line.quantity === null) wrong.push(row)
    const key = line.code.toLowerCase()
    const before = found.get(key)
    found.set(key, before === undefined ? line : summed(before, line))
  }
  return { lines: [...found.values()], wrong, isTooLong: rows.length > MAX_LINES }
}

const HEADING = /^"?(sku|model|upc|item)\b/i
const NUMBER = /^\d+$/
/** The cases before a model or UPC. */
const COUNT = /^\d{1,5}$/
const CODE = /[a-z]|^\d{6,}$/i
const TIMES = /^[x×*]$/i
/** `x4` or `4x` */
const TIMED = /^(?:[x×*](\d+)|(\d+)[x×*])$/i

function readRow(row: string): ListLine {
  const [first = '', last = '1', ...more] = row
    .replaceAll('"', '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .filter((part, index, { length }) => !(index === 1 && length === 3 && TIMES.test(part)))
  if (more.length > 0) return { code: first, quantity: null }
  const isCountFirst = COUNT.test(first) && CODE.test(last)
  if (NUMBER.test(last) && !isCountFirst) return lineOf(first, last)
  if (isCountFirst) return lineOf(last, first)
  const after = timesOf(last)
  if (after !== undefined) return lineOf(first, after)
  const before = timesOf(first)
  return before === undefined ? { code: first, quantity: null } : lineOf(last, before)
}

function timesOf(part: string): string | undefined {
  const match = TIMED.exec(part)
  return match?.[1] ?? match?.[2]
}

function lineOf(code: string, written: string): ListLine {
  const cases = Number(written)
  return { code, quantity: cases >= 1 && cases <= MAX_QUANTITY ? cases : null }
}

const summed = (one: ListLine, other: ListLine): ListLine => ({
  ...one,
  quantity:
    one.quantity === null || other.quantity === null
      ? null
      : Math.min(MAX_QUANTITY, one.quantity + other.quantity),
})

/** Lines as they are written. */
export const listText = (lines: readonly { readonly code: string; readonly quantity: number }[]): string =>
  lines.map(({ code, quantity }) => `${code} ${quantity}`).join('\n')
