import { beforeEach, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/products.ts'
import { comparedSpecs } from '#src/views/catalogue/product-lists/compared-specs.ts'
import {
  clearCompared,
  clearProductLists,
  readProductLists,
  toggleListed,
} from '#src/views/catalogue/product-lists/product-lists.ts'

const listed = (products_id: number) => ({
  products_id,
  products_name: `Comet ${products_id}`,
  products_url: `EW-${products_id}`,
  image_url: `/images/300/EW-${products_id}.svg`,
})
const idsOf = (name: 'favorites' | 'compare') =>
  readProductLists()[name].map(({ products_id }) => products_id)

beforeEach(clearProductLists)

test('[CART-08] at most four products are compared, a fifth changes nothing until one is taken out', () => {
  for (const id of [1, 2, 3, 4, 5]) toggleListed('compare', listed(id))
  expect(idsOf('compare')).toEqual([1, 2, 3, 4])
  toggleListed('compare', listed(2))
  toggleListed('compare', listed(5))
  expect(idsOf('compare')).toEqual([1, 3, 4, 5])
})

test('[CART-08][ENT-18] favorites have no limit, are apart from compared products, and both are cleared', () => {
  for (const id of [1, 2, 3, 4, 5, 6]) toggleListed('favorites', listed(id))
  toggleListed('compare', listed(9))
  toggleListed('favorites', listed(3))
  expect([idsOf('favorites'), idsOf('compare')]).toEqual([[1, 2, 4, 5, 6], [9]])
  clearCompared()
  expect([idsOf('favorites'), idsOf('compare')]).toEqual([[1, 2, 4, 5, 6], []])
  clearProductLists()
  expect(idsOf('favorites')).toEqual([])
})

const cake = {
  manufacturers_name: 'Emberwright',
  category: 'Cakes',
  products_packaging: '4/1',
  pieces_per_case: 4,
  shots: 16,
  duration: null,
  colors: ['red', 'gold'],
  effects: [],
  firing_pattern: null,
  caliber: null,
  performance_height: null,
  debris_profile: null,
  ignition_type: null,
  weight_lb: 30,
  hazmat: '1.4G',
  // other fields of a product do not matter
} as unknown as Product

test('compared attributes say which of them differ, and leave out what no product has', () => {
  const specs = comparedSpecs([cake, { ...cake, shots: null, colors: ['red'] }])
  expect(specs.map(({ label }) => label)).toEqual([
    'Brand',
    'Category',
    'Packing',
    'Shots',
    'Colors',
    'Weight',
    'Hazard class',
  ])
  expect(specs.filter(({ differs }) => differs)).toEqual([
    { label: 'Shots', texts: ['16', '–'], differs: true },
    { label: 'Colors', texts: ['red, gold', 'red'], differs: true },
  ])
})
