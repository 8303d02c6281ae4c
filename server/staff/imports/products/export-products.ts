import { csvExact, csvOf } from '#contract/platform/csv.ts'
import { columnsOf } from './columns.ts'
import type { ImportCatalogue } from './product-state.ts'
import { referencesOf } from './references.ts'
import { STOCK_AT_EXPORT } from './stock-column.ts'

/** Titles, then a row a product. Imported again, it changes nothing, whatever was sold since. */
export type ExportedTable = readonly (readonly string[])[]

/** All products of the storefronts. */
export function exportedProducts(catalogue: ImportCatalogue, projectIds: readonly number[]): ExportedTable {
  const references = referencesOf(catalogue)
  const columns = columnsOf(references)
  const products = catalogue.products.filter((product) => projectIds.includes(product.project_id))
  const rows = products.map((product) => [
    product.model,
    String(product.project_id),
    ...columns.map((column) => column.show(product, references)),
    String(product.stock),
  ])
  return [['model', 'storefront', ...columns.map(({ name }) => name), STOCK_AT_EXPORT], ...rows]
}

export const csvOfTable = (table: ExportedTable): string => csvOf(table.map((row) => row.map(csvExact)))
