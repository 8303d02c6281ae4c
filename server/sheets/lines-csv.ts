import { csvOf, csvText } from '#contract/platform/csv.ts'
import type { Bytes } from '#server/platform/http/stored-file.ts'

interface CsvLine {
  readonly model: string
  readonly name: string
  readonly packaging: string
  readonly upc: string
  readonly quantity: number
  readonly cents: number
}

/**
 * Lines as CSV in UTF-8. Those of an order have its PO number, or an empty cell, in the last column; undefined: of a cart.
 */
export function linesCsv(lines: readonly CsvLine[], purchaseOrder?: string | null): Bytes {
  const own = purchaseOrder === undefined ? [] : [csvText((purchaseOrder ?? '').replaceAll(/\s+/g, ' '))]
  const rows = lines.map(({ model, name, packaging, upc, quantity, cents }) => [
    ...[model, name, packaging, upc].map(csvText),
    String(quantity),
    (cents / 100).toFixed(2),
    ((cents * quantity) / 100).toFixed(2),
    ...own,
  ])
  return new Uint8Array(Buffer.from(csvOf([own.length > 0 ? [...TITLES, 'PO number'] : TITLES, ...rows])))
}

const TITLES = ['Model', 'Product', 'Packing', 'UPC', 'Cases', 'Case price', 'Amount']
