/** The number of an order or of its cart, typed as "800123" or "#800123"; null: it is none. */
export const typedNumber = (typed: string): number | null =>
  /^#?\d{1,9}$/.test(typed) ? Number(typed.replace('#', '')) : null
