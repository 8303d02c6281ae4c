import type { ShowProduct } from './show-product.ts'

export type WishedColors = {
  /** in how many of the products each of them is */
  readonly wished: readonly { readonly color: string; readonly count: number }[]
  /** the commonest first */
  readonly others: readonly string[]
}

/** of colors that nobody wished */
const MOST_OTHERS = 3

/** How far goods keep to the wished colors. */
export function wishedColors(
  goods: readonly { readonly product: Pick<ShowProduct, 'colors'> }[],
  colors: readonly string[],
): WishedColors {
  const counts = new Map<string, number>()
  for (const { product } of goods)
    for (const color of new Set(product.colors)) counts.set(color, (counts.get(color) ?? 0) + 1)
  const others = [...counts].filter(([color]) => !colors.includes(color)).toSorted(([, a], [, b]) => b - a)
  return {
    wished: colors.map((color) => ({ color, count: counts.get(color) ?? 0 })),
    others: others.slice(0, MOST_OTHERS).map(([color]) => color),
  }
}
