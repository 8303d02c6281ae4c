import type { Product } from '#contract/catalogue/products.ts'
import { specsOf } from '#src/views/catalogue/product-tile/product-specs.ts'

export interface ComparedSpec {
  readonly label: string
  /** one for each product */
  readonly texts: readonly string[]
  readonly differs: boolean
}

const UNKNOWN = '–'

/** The attributes that at least one of the products has. */
export function comparedSpecs(products: readonly Product[]): readonly ComparedSpec[] {
  const [first, ...others] = products.map((product) => [
    { label: 'Brand', values: [product.manufacturers_name] },
    { label: 'Category', values: [product.category] },
    ...specsOf(product),
  ])
  if (!first) return []
  return first
    .map(({ label, values }, index) => {
      const all = [values, ...others.map((specs) => specs[index]?.values ?? [])]
      const texts = all.map((each) => (each.length > 0 ? each.join(', ') : UNKNOWN))
      return { label, texts, differs: new Set(texts).size > 1 }
    })
    .filter(({ texts }) => texts.some((text) => text !== UNKNOWN))
}
