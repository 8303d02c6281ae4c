import type { Product } from '#contract/products.ts'

/** Large effects, for the hero picture. */
const SPECTACULAR = [
  'Willow',
  'Brocade Crown',
  'Kamuro',
  'Palm',
  'Chrysanthemum',
  'Peony',
  'Dahlia',
  'Crossette',
]

/** The first product of each large effect, at most three different ones. */
export function featuredOf(products: readonly Product[]): readonly Product[] {
  const byEffect = new Map<string, Product>()
  for (const product of products) {
    const effect = product.effects[0]
    if (effect !== undefined && SPECTACULAR.includes(effect) && !byEffect.has(effect))
      byEffect.set(effect, product)
  }
  const found = [...byEffect.values()].slice(0, SCENES)
  return found.length > 0 ? found : products.slice(0, 1)
}

const SCENES = 3

export interface Pictured {
  readonly value: string
  readonly label: string
  readonly product: Product
}

/** The options that a product can illustrate, each with a different product where possible. */
export function pictured(
  options: readonly { readonly value: string; readonly label: string }[],
  products: readonly Product[],
  isOne: (product: Product, option: { readonly value: string; readonly label: string }) => boolean,
): readonly Pictured[] {
  const taken = new Set<number>()
  return options.flatMap(({ value, label }) => {
    const fitting = products.filter((product) => isOne(product, { value, label }))
    const product = fitting.find(({ products_id }) => !taken.has(products_id)) ?? fitting[0]
    if (product === undefined) return []
    taken.add(product.products_id)
    return [{ value, label, product }]
  })
}
