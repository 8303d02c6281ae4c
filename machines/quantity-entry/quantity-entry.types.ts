/** A quantity of a cart line; 0 removes the line. */
export interface LineQuantity {
  readonly id: number
  readonly products_id: number
  readonly quantity: number
}

export interface QuantityEntryContext {
  /** typed and not sent yet */
  readonly typed: LineQuantity | null
}

export type QuantityEntryEvent =
  /** the text of a quantity field was changed */
  | ({ readonly type: 'quantity.type' } & LineQuantity)
  /** the text is no quantity, or the one that the line has */
  | { readonly type: 'quantity.clear' }
  /** the field was left, or a button or an arrow key was pressed */
  | ({ readonly type: 'quantity.commit' } & LineQuantity)

/** What quantityEntry tells the cart. */
export type LineQuantityFact = { readonly type: 'line.setQuantity' } & LineQuantity

export interface QuantityEntryMeta {
  readonly spec: readonly string[]
}
