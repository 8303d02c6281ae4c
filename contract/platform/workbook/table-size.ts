const REFERENCE = /\br\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/g

/** Cells of the smallest table from A1 with all cells that a sheet names; 0 for other contents. */
export function tableSize(content: Uint8Array): number {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', digits = ''] of new TextDecoder().decode(content).matchAll(REFERENCE)) {
    columns = Math.max(columns, columnNumber(letters))
    rows = Math.max(rows, Number(digits))
  }
  return columns * rows
}

/** `A` is 1, `AA` is 27. */
function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = 26 * number + letter.charCodeAt(0) - 64
  return number
}
