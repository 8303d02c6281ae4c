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

/** The fields of a product of exactly this type. */
export type FieldOf<T> = {
  [K in keyof ProductState]-?: [T, ProductState[K]] extends [ProductState[K], T] ? K : never
}[keyof ProductState]
