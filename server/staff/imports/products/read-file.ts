import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { type FileProblem, LARGEST_IMPORT, MOST_IMPORT_ROWS } from '#contract/staff/staff-import.ts'
import { cut } from './cell-values.ts'
import { type CsvRow, linesIn, MOST_CELLS, readCsv } from './read-csv.ts'

const MOST_COLUMNS = 200
/** Rows between two turns of the event loop, in which other calls are answered. */
export const ROWS_A_TURN = 250
/** The same for rows with long cells. */
const CHARACTERS_A_TURN = 500_000

export interface ProductTable {
  readonly kind: 'table'
  /** the names of the columns, in lower case and without what is between words */
  readonly titles: readonly string[]
  /** as they stand in the file */
  readonly writtenTitles: readonly string[]
  readonly rows: readonly CsvRow[]
}
export interface UnreadableFile {
  readonly kind: 'unreadable'
  readonly problems: readonly FileProblem[]
}

const SAVE_AS = 'Save it as "CSV UTF-8", then try again.'

/** The table of a CSV file, or why there is none. */
export async function readProductFile(bytes: Uint8Array): Promise<ProductTable | UnreadableFile> {
  if (bytes.length > LARGEST_IMPORT) return unreadable('The file is larger than 10 MB: divide it.')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return unreadable(`The file is a workbook or an archive, not CSV. ${SAVE_AS}`)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return unreadable(`The file is UTF-16, not UTF-8. ${SAVE_AS}`)
  // replaces what is not UTF-8 by U+FFFD
  const text = new TextDecoder().decode(bytes)
  if (!isUtf8(bytes))
    return unreadable(`The file is not UTF-8. ${SAVE_AS}`, lineOf(text, text.indexOf('\u{fffd}')))
  const nul = text.indexOf('\0')
  if (nul !== -1) return unreadable('The file holds a NUL character, which is in no text.', lineOf(text, nul))
  return tableIn(text)
}

async function tableIn(text: string): Promise<ProductTable | UnreadableFile> {
  const named = /^sep=(.)\r?\n/.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const offset = named ? 1 : 0
  const rows: CsvRow[] = []
  let seen = 0
  let read = 0
  for (const { line: written, cells, problem } of readCsv(body, named?.[1] ?? separatorOf(body))) {
    read += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (++seen % ROWS_A_TURN === 0 || read > CHARACTERS_A_TURN) {
      read = 0
      await setImmediate()
    }
    const line = written + offset
    if (cells.length > MOST_CELLS) return unreadable(`The row has more than ${MOST_CELLS} cells.`, line)
    if (cells.every((cell) => cell.trim() === '')) continue
    rows.push({ line, cells, problem })
    if (rows.length > MOST_IMPORT_ROWS + 1)
      return unreadable(`The file has more than ${MOST_IMPORT_ROWS} rows: divide it.`, line)
  }
  const [head, ...products] = rows
  if (!head) return unreadable('The file is empty.')
  const problems = problemsOfHead(head)
  if (problems.length > 0) return { kind: 'unreadable', problems }
  if (products.length === 0) return unreadable('The file has column names, but no products.')
  const writtenTitles = head.cells.map((cell) => cell.trim())
  return { kind: 'table', titles: head.cells.map(titleOf), writtenTitles, rows: products }
}

/** "Pieces per case" is `piecespercase`, and `price:Silver` `price:silver`. */
export const titleOf = (cell: string): string => cell.toLowerCase().replaceAll(/[\s_-]/g, '')

function problemsOfHead({ line, cells, problem }: CsvRow): readonly FileProblem[] {
  if (problem !== null) return [{ line, text: problem }]
  if (cells.length > MOST_COLUMNS)
    return [{ line, text: `There are ${cells.length} columns, more than ${MOST_COLUMNS}.` }]
  const titles = cells.map(titleOf)
  const missing = titles.includes('model')
    ? []
    : [
        {
          line,
          text: 'There is no column "model". The first row names the columns, separated by commas or semicolons.',
        },
      ]
  const twice = titles.filter((title, index) => title !== '' && titles.indexOf(title) < index)
  return [
    ...missing,
    ...[...new Set(twice)].map((title) => ({
      line,
      text: `The column "${cut(title, 80)}" is there more than once.`,
    })),
  ]
}

/** What separates the most names of the first row. */
function separatorOf(text: string): string {
  const head = text.slice(0, 100_000).split(/\r?\n|\r/, 1)[0] ?? ''
  const counted = [',', ';', '\t'].map((each) => ({ each, count: head.split(each).length }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).each
}

const unreadable = (text: string, line: number | null = null): UnreadableFile => ({
  kind: 'unreadable',
  problems: [{ line, text }],
})

const lineOf = (text: string, at: number): number => 1 + linesIn(text, 0, at)
