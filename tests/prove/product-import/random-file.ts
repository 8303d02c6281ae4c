import writeExcel from 'write-excel-file/node'
import { dollars } from '#tests/support/product-import.ts'
import { pick } from '#tests/prove/rig/pick.ts'

/** What a row wants of its product. */
export interface WantedRow {
  readonly model: string
  readonly name: string
  readonly description: string
  /** cents; null: the cell is no amount, so the row is refused */
  readonly price: number | null
}

export interface ImportedFile {
  readonly bytes: Buffer
  readonly format: string
  readonly rows: readonly WantedRow[]
}

const MOST_ROWS = 40
const TITLES = ['model', 'name', 'price:silver', 'description'] as const
const SEPARATORS = [',', ';', '\t']
const LINE_ENDS = ['\n', '\r\n', '\r']
const FORMATS = ['utf-8', 'utf-8 with mark', 'utf-16', 'windows-1252', 'xlsx'] as const
const WORDS = [
  'Comet',
  'Café',
  'Señor; Rojo',
  'A "B" C',
  'Größe, 12',
  'Tab\tbed',
  "'tis",
  '=1+1',
  '12/6',
  '0049',
]

/** A file as some spreadsheet program saves it, with rows for some of the products. */
export async function randomFile(random: () => number, models: readonly string[]): Promise<ImportedFile> {
  const chosen = new Set(
    Array.from({ length: 1 + Math.floor(random() * MOST_ROWS) }, () => pick(random, models)),
  )
  const text = () => `${pick(random, WORDS)} ${Math.floor(random() * 1_000)} ${pick(random, WORDS)}`
  const rows = [...chosen].map(
    (model): WantedRow => ({
      model,
      name: text(),
      description: random() < 0.3 ? `${text()}\n${text()}` : text(),
      price: random() < 0.05 ? null : 100 + Math.floor(random() * 200_000),
    }),
  )
  const format = pick(random, FORMATS)
  const titles = [...TITLES].sort(() => random() - 0.5)
  if (format === 'xlsx') return { bytes: await workbook(titles, rows), format, rows }
  const separator = pick(random, SEPARATORS)
  const end = pick(random, LINE_ENDS)
  const hasComma = separator !== ',' && random() < 0.5
  const lines = [titles, ...rows.map((row) => titles.map((title) => cellOf(row, title, hasComma)))].map(
    (cells) => cells.map((cell) => quoted(cell, random)).join(separator),
  )
  // blank lines are no rows
  const spaced = lines.flatMap((line) => (random() < 0.1 ? [line, separator.repeat(3)] : [line]))
  const bytes = encoded(spaced.map((line) => `${line}${end}`).join(''), format)
  return { bytes, format: `${format}, ${JSON.stringify(separator)}, ${JSON.stringify(end)}`, rows }
}

function cellOf(row: WantedRow, title: (typeof TITLES)[number], hasComma: boolean): string {
  if (title !== 'price:silver') return row[title]
  if (row.price === null) return 'dear'
  return hasComma ? dollars(row.price).replace('.', ',') : dollars(row.price)
}

const quoted = (cell: string, random: () => number): string =>
  /["\t\n\r;,]/.test(cell) || random() < 0.2 ? `"${cell.replaceAll('"', '""')}"` : cell

function encoded(text: string, format: Exclude<(typeof FORMATS)[number], 'xlsx'>): Buffer {
  switch (format) {
    case 'utf-8':
      return Buffer.from(text)
    case 'utf-8 with mark':
      return Buffer.from(`\u{feff}${text}`)
    case 'utf-16':
      return Buffer.from(`\u{feff}${text}`, 'utf16le')
    case 'windows-1252':
      return Buffer.from(text, 'latin1')
    default:
      return format satisfies never
  }
}

async function workbook(
  titles: readonly (typeof TITLES)[number][],
  rows: readonly WantedRow[],
): Promise<Buffer> {
  const written = (row: WantedRow) => (title: (typeof TITLES)[number]) =>
    title === 'price:silver' && row.price !== null
      ? { type: Number, value: row.price / 100 }
      : { type: String, value: cellOf(row, title, false) }
  const head = titles.map((value) => ({ type: String, value }))
  return writeExcel([
    { sheet: 'Products', data: [head, ...rows.map((row) => titles.map(written(row)))] },
  ]).toBuffer()
}
