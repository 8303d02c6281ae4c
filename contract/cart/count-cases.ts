/** Cases of lines together, whether of a cart, an order, a shipment or an answer. */
export const countCases = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
