import type { Product } from './products.ts'

interface Described
  extends Pick<Product, 'products_name' | 'products_model' | 'manufacturers_name' | 'products_packaging'> {
  readonly colors: readonly string[]
  readonly effects: readonly string[]
}

/** The description of the page of a product for search engines, without a price. */
export function productDescription(product: Described): string {
  const look = [product.colors.join(', '), product.effects.join(', ')].filter(Boolean).join(' ')
  const subject = `${product.products_name} (${product.products_model}) by ${product.manufacturers_name}`
  return `${subject}${look ? `: ${look}` : ''}. Sold by the case, packed ${product.products_packaging}.`
}
