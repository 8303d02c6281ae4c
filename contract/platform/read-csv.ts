import { formatCount } from '#contract/platform/format-count.ts'
import { csvValue } from './csv.ts'

/** of one cell, in characters */
const LONGEST_CELL = 50_000
/** of one row, in characters of the file; the cells after them are not unquoted */
const LONGEST_ROW = 500_000
/** of one row, which ends after one more */
export const MOST_CELLS = 1_000

export interface CsvRow {
  /** on which the row begins, the first is 1 */
  readonly line: number
  /** without the apostrophes that protect them from spreadsheet programs */
  readonly cells: readonly string[]
  /** null: the cells are as they stand */
  readonly problem: string | null
}

interface Cell {
  /** between its quotes, as it is written */
  readonly text: string
  readonly isQuoted: boolean
  /** after the cell and what separates it from the next one */
  readonly next: number
  readonly endsRow: boolean
  readonly problem: string | null
}

/**
 * The rows of a file of CSV, blank ones too. What separates its cells is decided once: by a first line such as `sep=;`, else by
 * a line of titles.
 *
 * @param head begins with the titles
 */
export function* csvRows(text: string, head = text): Generator<CsvRow> {
  const named = /^sep=(.)(?:\r\n|\r|\n)/.exec(text)
  if (!named) yield* readCsv(text, separatorOf(head))
  else
    for (const row of readCsv(text.slice(named[0].length), named[1] ?? ','))
      yield { ...row, line: row.line + 1 }
}

/** What separates the most cells of the first line that has any. */
function separatorOf(head: string): string {
  const lines = head.slice(0, 100_000).split(/\r\n|\r|\n/)
  const line = lines.find((each) => /[,;\t]/.test(each)) ?? ''
  const counted = [',', ';', '\t'].map((each) => ({ each, count: line.split(each).length }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).each
}

/** The rows of CSV as in RFC 4180, blank ones too; also with lone line feeds or carriage returns. Reads each character once. */
export function* readCsv(text: string, separator: string): Generator<CsvRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const begin = at
    const cells: string[] = []
    let problem: string | null = null
    for (let isOpen = true; isOpen; ) {
      const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
      const value = valueOf(cell, cell.next - begin)
      cells.push(value.text)
      problem ??= cell.problem ?? value.problem
      at = cell.next
      isOpen = !cell.endsRow && cells.length <= MOST_CELLS
    }
    yield { line, cells, problem }
    line += linesIn(text, begin, at)
  }
}

function plainCell(text: string, begin: number, separator: string): Cell {
  const { end, next, endsRow } = endOfCell(text, begin, separator)
  return { text: text.slice(begin, end), next, endsRow, isQuoted: false, problem: null }
}

function quotedCell(text: string, begin: number, separator: string): Cell {
  const quote = closingQuote(text, begin + 1)
  if (quote === -1) return { text: '', next: text.length, endsRow: true, isQuoted: true, problem: UNCLOSED }
  const { end, next, endsRow } = endOfCell(text, quote + 1, separator)
  const isClosed = text.slice(quote + 1, end).trim() === ''
  const written = text.slice(begin + 1, quote)
  return { text: written, next, endsRow, isQuoted: true, problem: isClosed ? null : UNSEPARATED }
}

export const UNCLOSED = 'A quote is opened and never closed.'
const UNSEPARATED = 'After a closing quote comes more text.'

/** Empty with a problem when it is too long. @param read characters of its row, up to its end */
function valueOf({ text, isQuoted }: Cell, read: number): Pick<Cell, 'text' | 'problem'> {
  if (read > LONGEST_ROW)
    return { text: '', problem: `The row has more than ${formatCount(LONGEST_ROW)} characters.` }
  // two quotes are one
  const value = isQuoted ? text.replaceAll('""', '"') : text
  return value.length > LONGEST_CELL
    ? {
        text: '',
        problem: `A cell has ${formatCount(value.length)} characters, more than ${formatCount(LONGEST_CELL)}.`,
      }
    : { text: csvValue(value), problem: null }
}

/** By its code, because comparing characters of a long text makes a string of each. */
const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d]

function closingQuote(text: string, begin: number): number {
  for (let at = begin; at < text.length; at++) {
    if (text.charCodeAt(at) !== QUOTE) continue
    if (text.charCodeAt(at + 1) !== QUOTE) return at
    at++
  }
  return -1
}

function endOfCell(text: string, begin: number, separator: string) {
  const separates = separator.charCodeAt(0)
  for (let end = begin; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === separates) return { end, next: end + 1, endsRow: false }
    if (code === LF) return { end, next: end + 1, endsRow: true }
    if (code === CR) return { end, next: end + (text.charCodeAt(end + 1) === LF ? 2 : 1), endsRow: true }
  }
  return { end: text.length, next: text.length, endsRow: true }
}

/** Line breaks of any kind between two positions. */
export function linesIn(text: string, begin: number, end: number): number {
  let lines = 0
  for (let at = begin; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) lines++
  }
  return lines
}
