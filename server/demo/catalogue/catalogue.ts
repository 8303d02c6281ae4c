import type { CatalogueProduct, Line } from './catalogue-product.ts'
import type { Category } from './category.ts'
import { consumerCategories } from './consumer-categories.ts'
import { makeProduct, type CatalogueCounters } from './make-product.ts'
import { proCategories } from './pro-categories.ts'

const FIRST_ID = 10_001

/** All 1,014 products in a fixed order; the same on every machine and every day. */
export function catalogue(): readonly CatalogueProduct[] {
  const counters: CatalogueCounters = { numbers: new Map(), names: new Set(), lastId: FIRST_ID - 1 }
  return [...stock('consumer', consumerCategories, counters), ...stock('pro', proCategories, counters)]
}

function stock(
  line: Line,
  categories: readonly Category[],
  counters: CatalogueCounters,
): readonly CatalogueProduct[] {
  return categories.flatMap((category) =>
    Array.from({ length: category.count }, (_, index) => makeProduct(line, category, index, counters)),
  )
}
