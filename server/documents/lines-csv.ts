import type { Bytes } from '#server/site/stored-file.ts'

interface CsvLine {
  readonly model: string
  readonly name: string
  readonly packaging: string
  readonly upc: string
  readonly quantity: number
  readonly cents: number
}

/** Order lines as CSV in UTF-8 with a byte order mark, which spreadsheet programs need to read names correctly. */
export function linesCsv(lines: readonly CsvLine[]): Bytes {
  const rows = lines.map(({ model, name, packaging, upc, quantity, cents }) => [
    ...[model, name, packaging, upc].map(textCell),
    String(quantity),
    (cents / 100).toFixed(2),
    ((cents * quantity) / 100).toFixed(2),
  ])
  const all = [TITLES, ...rows].map((cells) => `${cells.join(',')}\r\n`)
  return new Uint8Array(Buffer.from(`\u{feff}${all.join('')}`))
}

const TITLES = ['Model', 'Product', 'Packing', 'UPC', 'Cases', 'Case price', 'Amount']

/** Quoted; a text that a spreadsheet program would read as a formula starts with an apostrophe. */
export function textCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** Also the full-width forms, and after blanks, which some programs skip. */
const FORMULA = /^[\s\u{a0}]*[=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u
