import { type CellValue, given, shown, wholeIn } from './cell-values.ts'
import type { Column } from './column.ts'

const MOST_CASES = 1_000_000

/** `40` sets the stock, `+40` and `-40` change it. */
export const STOCK: Column = {
  name: 'stock',
  canBeEmpty: false,
  show: ({ stock }) => String(stock),
  read: (cell, product) => {
    const by = casesBy(cell)
    if (by === null) return given(stockIn(cell), (stock) => ({ stock }))
    const stock = product.stock + by
    if (stock < 0) return { problem: `${cell} cases are more than the ${product.stock} in stock` }
    return stock > MOST_CASES ? { problem: `"${shown(cell)}" is too many cases` } : { value: { stock } }
  },
}

function stockIn(cell: string): CellValue<number> {
  const read = wholeIn(cell, 0, MOST_CASES)
  return 'problem' in read
    ? { problem: `${read.problem}, nor cases to add or to take such as +40 or -40` }
    : read
}

/** The column of an export with the stock as it was then. */
export const STOCK_AT_EXPORT = 'stock_at_export'

/**
 * The cell of the stock of a row. Beside the stock at the export, only what was changed in the file counts: cases to add or to
 * take, so that cases sold since then stay sold; unchanged it is empty. A new product has the stock of the file.
 */
export function stockCell(cell: string, atExport: string, isNew: boolean): CellValue<string> {
  if (isNew || cell === '' || atExport === '' || casesBy(cell) !== null) return { value: cell }
  const [typed, exported] = [stockIn(cell), wholeIn(atExport, 0, MOST_CASES)]
  if ('problem' in exported) return { problem: `${exported.problem}: leave it as exported` }
  // what is wrong with it is told when it is read
  if ('problem' in typed) return { value: cell }
  const by = typed.value - exported.value
  return { value: casesText(by) }
}

/** Cases to add or to take; empty for none. */
export function casesText(by: number): string {
  if (by === 0) return ''
  return by > 0 ? `+${by}` : String(by)
}

/** The cases that are added or, negative, taken; null for a cell that sets the stock. */
export const casesBy = (cell: string): number | null => (/^[+-]\d{1,7}$/.test(cell) ? Number(cell) : null)
