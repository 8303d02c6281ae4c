import type { FieldChange } from '#contract/staff/staff-import.ts'
import type { CellValue } from './cell-values.ts'
import type { ProductState } from './product-state.ts'
import type { References } from './references.ts'

/** The cell that empties a field: an empty one keeps what is there, as a missing column does. */
export const CLEAR = 'CLEAR'

/** A column of the file: a field of a product as text. */
export interface Column {
  readonly name: string
  /** whether there are products without a value, so that the cell CLEAR empties it */
  readonly canBeEmpty: boolean
  /** the text of the field, as in an export */
  readonly show: (product: ProductState, references: References) => string
  /** what a cell makes of a product; empty only where it can be emptied */
  readonly read: (
    cell: string,
    product: ProductState,
    references: References,
  ) => CellValue<Partial<ProductState>>
}

/** Why a cell of a column is not taken. */
export interface ColumnProblem {
  readonly column: string
  readonly text: string
}

export const problemText = ({ column, text }: ColumnProblem): string => `${column}: ${text}`

/** The columns whose text differs between two states of a product. */
export const differingColumns = (
  columns: readonly Column[],
  references: References,
  before: ProductState,
  after: ProductState,
): readonly FieldChange[] =>
  columns
    .map(({ name, show }) => ({
      field: name,
      before: show(before, references),
      after: show(after, references),
    }))
    .filter((change) => change.before !== change.after)

/** The fields of a product of exactly this type. */
export type FieldOf<T> = {
  [K in keyof ProductState]-?: [T, ProductState[K]] extends [ProductState[K], T] ? K : never
}[keyof ProductState]
