import type { ListedProduct } from './sheet.ts'

const ORDER = {
  name: new Intl.Collator('en'),
  // as in the catalogue: EW-9 before EW-10
  model: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
} as const

/** Those with the same name or model by the other of the two. */
export const sortedBy = <Product extends ListedProduct>(
  sort: 'name' | 'model',
  products: readonly Product[],
): readonly Product[] => {
  const other = sort === 'name' ? 'model' : 'name'
  return products.toSorted(
    (a, b) => ORDER[sort].compare(a[sort], b[sort]) || ORDER[other].compare(a[other], b[other]),
  )
}
