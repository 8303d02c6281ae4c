import type { CatalogueProduct } from './catalogue/catalogue-product.ts'
import { integer, pick, type Random } from './seeded-random.ts'
import type { Person } from './people.ts'

export type Line = { readonly product_id: number; readonly quantity: number; readonly cents: number }

/** So many different products of the person's storefront, in cases, at the person's price. */
export function drawLines(
  random: Random,
  products: readonly CatalogueProduct[],
  person: Person,
  count: number,
): readonly Line[] {
  const offered = products.filter((product) => product.project === person.project)
  const drawn = new Map<number, Line>()
  while (drawn.size < count) {
    const product = pick(random, offered)
    const quantity = pick(random, [1, 1, 1, 2, 2, 3, 4, 6]) * (random() < 0.05 ? integer(random, 2, 5) : 1)
    drawn.set(product.products_id, lineOf(product, person, quantity))
  }
  return [...drawn.values()]
}

export function lineOf(product: CatalogueProduct, person: Person, quantity: number): Line {
  return { product_id: product.products_id, quantity, cents: product.prices[person.level] }
}
