import { useLocation } from 'react-router'
import { PATHS } from '#contract/content/paths.ts'
import { PRODUCT_FILTERS, type ProductFilter } from '#contract/staff/staff-products.ts'

/** What the address shows of the catalogue. */
export interface ProductLocation {
  readonly part: 'products' | 'import'
  readonly show: ProductFilter
  /** searched for */
  readonly q: string
  readonly page: number
  /** of the product that is open; `new`: one to add */
  readonly product: string | null
}

const START: ProductLocation = { part: 'products', show: 'all', q: '', page: 1, product: null }

export function productsPath(location: Partial<ProductLocation>): string {
  const { part, show, q, page, product } = { ...START, ...location }
  const query = new URLSearchParams({ screen: 'products' })
  if (part !== START.part) query.set('part', part)
  if (show !== START.show) query.set('show', show)
  if (q !== '') query.set('q', q)
  if (page > 1) query.set('page', String(page))
  if (product !== null) query.set('product', product)
  return `${PATHS.staffContent}?${query}`
}

export function useProductLocation(): ProductLocation {
  const query = new URLSearchParams(useLocation().search)
  const read = (name: string, form: RegExp) => {
    const value = query.get(name)
    return value !== null && form.test(value) ? value : null
  }
  return {
    part: query.get('part') === 'import' ? 'import' : 'products',
    show: PRODUCT_FILTERS.find((each) => each === query.get('show')) ?? START.show,
    q: (query.get('q') ?? '').slice(0, 100),
    page: Number(read('page', /^[1-9]\d{0,4}$/) ?? 1),
    product: read('product', /^(new|[1-9]\d{0,8})$/),
  }
}
