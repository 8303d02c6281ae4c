import type { ShowProduct, ShowProducts } from '#pyro/show/show-product.ts'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'

const all: readonly (ShowProduct & { readonly project: number })[] = catalogue().map(
  ({ prices, colors, effects, ...product }) => ({
    ...product,
    image_url: `/images/300/${product.products_url}.svg`,
    colors: [...colors],
    effects: [...effects],
    price: prices.silver,
  }),
)

const byId = (products: readonly ShowProduct[]): ShowProducts =>
  new Map(products.map((product) => [product.products_id, product]))

/** The 1,014 products of the demo shop at the price level silver. */
export const allProducts = byId(all)
export const consumerProducts = byId(all.filter(({ project }) => project === 11))
export const proProducts = byId(all.filter(({ project }) => project === 14))

export function productOf(category_url: string, index = 0): ShowProduct {
  const found = all.filter((product) => product.category_url === category_url)[index]
  if (found === undefined) throw new Error(`the catalogue has no ${category_url} ${index}`)
  return found
}
