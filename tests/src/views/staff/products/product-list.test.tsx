import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { StaffProductRow } from '#contract/staff/staff-products.ts'
import { ProductList } from '#src/views/staff/products/product-list.tsx'
import { type ProductLocation, productsPath } from '#src/views/staff/products/product-location.ts'

const ALL: ProductLocation = { part: 'products', show: 'all', q: '', page: 1, product: null }
const ROW: StaffProductRow = {
  id: 7,
  model: 'FW1',
  name: 'Comet',
  brand: 'Ember',
  packaging: '4/1',
  bin: 'A1',
  active: true,
  stock: 1,
  price: 9_900,
  unpriced: [],
}
const markup = (location: ProductLocation, products: readonly StaffProductRow[] = []): string => {
  const pagination = { total: products.length, per_page: 50, current_page: 1, last_page: 1 }
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductList location={location} answer={{ products: [...products], pagination }} isOutdated={false} />
    </MemoryRouter>,
  )
}
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('an empty shop says how products come, an empty search and an empty filter say what they are', () => {
  expect(words(markup(ALL))).toBe(
    'No products yet Import a file, or add one after the other. Import a file Add a product',
  )
  expect(words(markup({ ...ALL, q: 'zz' }))).toBe('Nothing is found for “zz”.')
  expect(words(markup({ ...ALL, show: 'hidden' }))).toBe('No product is like this.')
})

test('a row tells what keeps a product from being bought', () => {
  const shown = words(markup(ALL, [{ ...ROW, active: false, price: null, unpriced: ['silver'] }]))
  expect(shown).toBe('1 product FW1 No price Comet 1 case Ember · 4/1 · Bin A1 Hidden No price: silver')
  expect(words(markup(ALL, [ROW]))).toContain('$99.00')
})

test('the address keeps search, filter, page and product', () => {
  expect(productsPath({})).toBe('/staff/content?screen=products')
  expect(productsPath({ part: 'import' })).toBe('/staff/content?screen=products&part=import')
  expect(productsPath({ q: 'a b', show: 'low', page: 2, product: '7' })).toBe(
    '/staff/content?screen=products&show=low&q=a+b&page=2&product=7',
  )
})
