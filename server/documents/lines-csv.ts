import { csvOf, csvText } from '#contract/csv.ts'
import type { Bytes } from '#server/site/stored-file.ts'

interface CsvLine {
  readonly model: string
  readonly name: string
  readonly packaging: string
  readonly upc: string
  readonly quantity: number
  readonly cents: number
}

/** Order lines as CSV in UTF-8. */
export function linesCsv(lines: readonly CsvLine[]): Bytes {
  const rows = lines.map(({ model, name, packaging, upc, quantity, cents }) => [
    ...[model, name, packaging, upc].map(csvText),
    String(quantity),
    (cents / 100).toFixed(2),
    ((cents * quantity) / 100).toFixed(2),
  ])
  return new Uint8Array(Buffer.from(csvOf([TITLES, ...rows])))
}

const TITLES = ['Model', 'Product', 'Packing', 'UPC', 'Cases', 'Case price', 'Amount']
