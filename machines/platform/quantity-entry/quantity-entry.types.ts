/** The quantity of a cart line; 0 removes it. */
export interface LineQuantity {
  readonly id: number
  readonly products_id: number
  readonly quantity: number
}

export interface QuantityEntryContext {
  /** typed but not sent yet */
  readonly typed: LineQuantity | null
}

export type QuantityEntryEvent =
  /** the text of a quantity field has changed */
  | ({ readonly type: 'quantity.type' } & LineQuantity)
  /** the text is not a quantity, or equals the current one */
  | { readonly type: 'quantity.clear' }
  /** blur, or a press of a button or an arrow key */
  | ({ readonly type: 'quantity.commit' } & LineQuantity)

/** Sent to the cart. */
export type LineQuantityFact = { readonly type: 'line.setQuantity' } & LineQuantity

export interface QuantityEntryMeta {
  readonly spec: readonly string[]
}
