import type { Product } from '#contract/catalogue/products.ts'

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
