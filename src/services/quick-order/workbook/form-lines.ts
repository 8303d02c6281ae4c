import { type CasesProblem, casesIn } from '#contract/quick-order/written-cases.ts'

export const MAX_ROWS = 5_000

/** A line of a table. */
export interface TableLine {
  /** counted as in a spreadsheet program */
  readonly row: number
  readonly code: string
  /** what stands for the cases */
  readonly written: string
  readonly quantity: number | CasesProblem
  /** of an order form of ours: what it says beside the cases; null where a cell is empty or was changed to something else */
  readonly printed: { readonly price: number; readonly stock: number } | null
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
    const printed = printedIn(row, columns)
    return [{ row: head + index + 2, code, written, quantity: casesIn(written), printed }]
  })
  return { lines, origin: originOf(originRows) }
}

const CODES = ['model', 'sku', 'upc', 'item']
const QUANTITIES = ['order', 'qty', 'quantity', 'cases']

interface Columns {
  readonly code: number
  readonly quantity: number
  /** -1: none, as in files of other programs */
  readonly price: number
  readonly stock: number
}

function columnsIn(row: readonly unknown[]): Columns | null {
  const titles = row.map((cell) => textOf(cell).toLowerCase())
  const code = titles.findIndex((title) => CODES.includes(title))
  const quantity = titles.findIndex((title) => QUANTITIES.includes(title))
  if (code === -1 || quantity === -1) return null
  return { code, quantity, price: titles.indexOf('case price'), stock: titles.indexOf('in stock') }
}

function printedIn(row: readonly unknown[], { price, stock }: Columns): TableLine['printed'] {
  const dollars = numberIn(row[price])
  const cases = numberIn(row[stock])
  return dollars === null || cases === null ? null : { price: Math.round(dollars * 100), stock: cases }
}

/** `1712.17`, and `$1,712.17` as a form is saved as CSV. */
function numberIn(cell: unknown): number | null {
  const written = textOf(cell)
    .replace(/^\$/, '')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : null
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''

const originOf = (rows: Cells): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.slice(0, 20).map(([name, value]) => [textOf(name), textOf(value)]))
