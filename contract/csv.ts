/** Quoted; a text that a spreadsheet program would read as a formula starts with an apostrophe. */
export function csvText(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** Also the full-width forms, and after blanks, which some programs skip. */
const FORMULA = /^[\s\u{a0}]*[=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u

/** Rows of cells as CSV with a byte order mark, which spreadsheet programs need to read names correctly. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\u{feff}${rows.map((cells) => `${cells.join(',')}\r\n`).join('')}`
