import { MAX_QUANTITY } from '#contract/constants.ts'
import { MAX_LINES } from '#contract/lines.ts'

/** One product of a written list. */
export interface ListLine {
  readonly code: string
  /** null: not a whole number from 1 to 9,999 */
  readonly quantity: number | null
}

export interface ReadList {
  readonly lines: readonly ListLine[]
  readonly isTooLong: boolean
}

/**
 * Parses lines of `model quantity`, separated by blanks, tab, comma or semicolon, quoted or not. Without a quantity it
 * is one case; the quantities of the same product are summed.
 * Skips empty lines and a header such as `SKU,QTY`.
 */
export function readList(text: string): ReadList {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter((row, index) => row !== '' && !(index === 0 && HEADING.test(row)))
  const found = new Map<string, ListLine>()
  for (const row of rows.slice(0, MAX_LINES)) {
    const line = readRow(row)
    const key = line.code.toLowerCase()
    const before = found.get(key)
    found.set(key, before === undefined ? line : summed(before, line))
  }
  return { lines: [...found.values()], isTooLong: rows.length > MAX_LINES }
}

const HEADING = /^"?(sku|model|upc|item)\b/i

function readRow(row: string): ListLine {
  const [code = '', quantity = '1', ...more] = row
    .replaceAll('"', '')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  const isCount = more.length === 0 && /^\d+$/.test(quantity)
  const cases = isCount ? Number(quantity) : 0
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
