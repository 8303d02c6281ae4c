import { type ProductTable, titleOf } from './product-table.ts'

/** `12,50` and `1.234,50`, but not `1,250`, which may be either */
const COMMA = /^(\$? ?)(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/
const POINT = /\.\d{1,2}$/

/** Amounts with a decimal point. The sign is decided once a column: where both are, nothing is guessed. */
export function withDecimalPoints(table: ProductTable): ProductTable {
  const commas = table.titles.flatMap((title, column) =>
    isAmount(title) && hasComma(table, column) ? [column] : [],
  )
  if (commas.length === 0) return table
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (commas.includes(column) ? withPoint(cell) : cell)),
  }))
  const names = commas.map((column) => table.writtenTitles[column]).join(', ')
  return { ...table, rows, notes: [...table.notes, `Read with a decimal comma: ${names}.`] }
}

const isAmount = (title: string): boolean => title.startsWith('price:') || title === titleOf('weight_lb')

function hasComma({ rows }: ProductTable, column: number): boolean {
  const cells = rows.map((row) => (row.cells[column] ?? '').trim())
  return cells.some((cell) => COMMA.test(cell)) && !cells.some((cell) => POINT.test(cell))
}

function withPoint(cell: string): string {
  const [, sign = '', whole = '', decimals] = COMMA.exec(cell.trim()) ?? []
  return decimals === undefined ? cell : `${sign}${whole.replaceAll('.', '')}.${decimals}`
}
