import type { CsvRow } from '#contract/platform/read-csv.ts'

export interface ProductTable {
  readonly kind: 'table'
  /** the names of the columns, in lower case and without what is between words */
  readonly titles: readonly string[]
  /** as they stand in the file */
  readonly writtenTitles: readonly string[]
  readonly rows: readonly CsvRow[]
  /** how the file was read */
  readonly notes: readonly string[]
}

/** "Pieces per case" is `piecespercase`, and `price:Silver` `price:silver`. */
export const titleOf = (cell: string): string => cell.toLowerCase().replaceAll(/[\s_-]/g, '')
