import { csvExact, csvOf } from '#contract/platform/csv.ts'
import { columnsOf } from './columns.ts'
import type { ImportCatalogue } from './product-state.ts'
import { referencesOf } from './references.ts'
import { STOCK_AT_EXPORT } from './stock-column.ts'

/** All products of the storefronts as CSV; imported again, it changes nothing, whatever was sold since. */
export function exportedProducts(catalogue: ImportCatalogue, projectIds: readonly number[]) {
  const references = referencesOf(catalogue)
  const columns = columnsOf(references)
  const products = catalogue.products.filter((product) => projectIds.includes(product.project_id))
  const rows = products.map((product) => [
    product.model,
    String(product.project_id),
    ...columns.map((column) => column.show(product, references)),
    String(product.stock),
  ])
  const titles = ['model', 'storefront', ...columns.map(({ name }) => name), STOCK_AT_EXPORT]
  return { count: products.length, csv: csvOf([titles, ...rows].map((row) => row.map(csvExact))) }
}
