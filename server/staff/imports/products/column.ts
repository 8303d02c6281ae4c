import type { FieldChange } from '#contract/staff/staff-import.ts'
import type { CellValue } from './cell-values.ts'
import type { ProductState } from './product-state.ts'
import type { References } from './references.ts'

/** A column of the file: a field of a product as text. */
export interface Column {
  readonly name: string
  /** what an empty cell does; `keep` where there is no product without a value */
  readonly whenEmpty: 'keep' | 'clear'
  /** the text of the field, as in an export */
  readonly show: (product: ProductState, references: References) => string
  /** what a cell makes of a product; empty only where an empty cell clears */
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
