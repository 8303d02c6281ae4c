import type { Catalogue } from './catalogue.ts'

/** A product and the cases that an answer or a page says are in stock. */
export type ShownCases = readonly [productId: number, cases: number]

/**
 * `fresh`: what was shown is still so. `stale`: a number of cases is another one, or other products came into stock, so
 * that a count, an order or a neighbor may be another one. `wrong`: a product that was shown in stock is sold out, or the
 * other way round.
 */
export type Freshness = 'fresh' | 'stale' | 'wrong'

/**
 * Compares what was shown of the stock with the catalogue of now.
 * @param availability that of the catalogue before it was read
 */
export const stockWatch =
  (catalogue: Catalogue, availability: number, shown: readonly ShownCases[]) => (): Freshness => {
    let freshness: Freshness = catalogue.availability === availability ? 'fresh' : 'stale'
    for (const [id, before] of shown) {
      const cases = catalogue.item(id)?.quantity ?? 0
      if (cases > 0 !== before > 0) return 'wrong'
      if (cases !== before) freshness = 'stale'
    }
    return freshness
  }

/** The cases of every product within answers of the API. */
export function casesIn(value: unknown): readonly ShownCases[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(casesIn)
  return isProduct(value) ? [[value.products_id, value.quantity], ...below] : below
}

/** Lines of carts and orders have a quantity too, but no day of arrival. */
const isProduct = (value: object): value is { readonly products_id: number; readonly quantity: number } =>
  'eta' in value &&
  'products_id' in value &&
  typeof value.products_id === 'number' &&
  'quantity' in value &&
  typeof value.quantity === 'number'
