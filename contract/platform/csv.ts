/** Quoted; a text that a spreadsheet program would read as a formula starts with an apostrophe. */
export function csvText(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** Also the full-width forms, and after blanks, which some programs skip; apostrophes in front are protected by one more. */
const FORMULA = /^'*[\s\u{a0}]*[=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u

/** Rows of cells as CSV with a byte order mark, which spreadsheet programs need to read names correctly. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `\u{feff}${csvLines(rows)}`

/** Further rows of a file that `csvOf` has begun. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.join(',')}\r\n`).join('')

/** `12/6` would become a date in a spreadsheet program, `012345678905` a number without its zero. */
const MANGLED =
  /^'*(?:\d+[/-]\d+(?:[/-]\d+)?|0\d+|\d{12,}|\d+e\d+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ -]?\d{1,4})$/i

/** As `csvText`, also for what a spreadsheet program would turn into a date or another number. */
export const csvExact = (text: string): string =>
  csvText(!FORMULA.test(text) && MANGLED.test(text) ? `'${text}` : text)

/** The text of a cell without the apostrophe of `csvText` and `csvExact`. */
export const csvValue = (cell: string): string =>
  cell.startsWith("'") && (FORMULA.test(cell) || MANGLED.test(cell)) ? cell.slice(1) : cell
