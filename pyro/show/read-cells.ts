const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y

/** Cells of a CSV file, quoted or not; none when it is no such file. */
export function readCells(text: string): readonly (readonly string[])[] {
  const table: string[][] = []
  let cells: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text)
    if (found === null) return []
    const [, quoted, plain = '', end] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    table.push(cells)
    cells = []
  }
  return table
}

export const numberOf = (cell = ''): number | null =>
  /^-?\d{1,7}(\.\d{1,3})?$/.test(cell.trim()) ? Number(cell) + 0 : null
