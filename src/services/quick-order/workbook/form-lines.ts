import { MAX_QUANTITY } from '#contract/platform/constants.ts'

export const MAX_ROWS = 5_000

/** A line of a table; `quantity` is null where the cell is not a whole number of cases. */
export interface TableLine {
  /** counted as in a spreadsheet program */
  readonly row: number
  readonly code: string
  readonly quantity: number | null
}

export interface FormTable {
  readonly lines: readonly TableLine[]
  /** of the hidden sheet: storefront, level, version, day; empty for another program's file */
  readonly origin: Readonly<Record<string, string>>
}

type Cells = readonly (readonly unknown[])[]

/**
 * The lines of an order form, ours or one with columns of the same names: rows with cases in them. null: no row names
 * its columns.
 */
export function formTable(rows: Cells, originRows: Cells): FormTable | null {
  const head = rows.findIndex((row) => columnsIn(row) !== null)
  const columns = columnsIn(rows[head] ?? [])
  if (columns === null) return null
  const lines = rows.slice(head + 1, head + 1 + MAX_ROWS).flatMap((row, index) => {
    const written = textOf(row[columns.quantity])
    const code = textOf(row[columns.code])
    if (code === '' || written === '' || written === '0') return []
    return [{ row: head + index + 2, code, quantity: casesIn(written) }]
  })
  return { lines, origin: originOf(originRows) }
}

const CODES = ['model', 'sku', 'upc', 'item']
const QUANTITIES = ['order', 'qty', 'quantity', 'cases']

function columnsIn(row: readonly unknown[]): { readonly code: number; readonly quantity: number } | null {
  const titles = row.map((cell) => textOf(cell).toLowerCase())
  const code = titles.findIndex((title) => CODES.includes(title))
  const quantity = titles.findIndex((title) => QUANTITIES.includes(title))
  return code === -1 || quantity === -1 ? null : { code, quantity }
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''

/** `4` and `4.0`, as some programs write whole numbers, but not `4.5`. */
function casesIn(written: string): number | null {
  const cases = /^\d+(\.0+)?$/.test(written) ? Number(written) : 0
  return cases >= 1 && cases <= MAX_QUANTITY ? cases : null
}

const originOf = (rows: Cells): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.slice(0, 20).map(([name, value]) => [textOf(name), textOf(value)]))
