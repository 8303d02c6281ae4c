import type { ColumnProblem } from './column.ts'
import type { ProductState } from './product-state.ts'

/** Staff of a storefront learn nothing of another one. */
export const ANOTHER_STOREFRONT = 'a product of another storefront'

const FIELDS = ['upc', 'url'] as const

/** What tells a product apart from others. */
export type UniqueState = Pick<ProductState, 'project_id' | 'model' | (typeof FIELDS)[number]>

/** Which product has a UPC or an address, before the import and by earlier rows of it. */
export class UniqueFields {
  readonly #owners = new Map<string, string>()
  readonly #claims = new Map<string, number>()

  /** @param projectIds the storefronts whose models may be named */
  constructor(products: readonly UniqueState[], projectIds: readonly number[]) {
    for (const product of products) {
      const text = projectIds.includes(product.project_id) ? product.model : ANOTHER_STOREFRONT
      for (const field of FIELDS) this.#owners.set(keyOf(field, product), text)
    }
  }

  /** Also where the other product gives it up in the same file: in two files nothing depends on an order. */
  problemsOf(before: UniqueState | null, after: UniqueState): readonly ColumnProblem[] {
    return FIELDS.flatMap((field) => {
      const key = keyOf(field, after)
      const owner = this.#owners.get(key)
      const line = this.#claims.get(key)
      if (after[field] === '' || (before && keyOf(field, before) === key)) return []
      if (owner !== undefined) return [{ column: field, text: `${after[field]} is that of ${owner}` }]
      return line === undefined ? [] : [{ column: field, text: `${after[field]} is that of line ${line}` }]
    })
  }

  claim(after: UniqueState, line: number): void {
    for (const field of FIELDS) {
      const key = keyOf(field, after)
      if (!this.#owners.has(key)) this.#claims.set(key, line)
    }
  }
}

/** The addresses of products are compared in any case. */
const keyOf = (field: (typeof FIELDS)[number], product: UniqueState): string =>
  `${field} ${product[field].toLowerCase()}`
