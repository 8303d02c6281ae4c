import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/products.ts'
import {
  arrivalText,
  eachCents,
  productFlags,
  traits,
} from '#src/views/catalogue/product-tile/product-facts.ts'

const product = {
  shots: 16,
  caliber: '1.5"',
  effects: ['Comet', 'Willow'],
  firing_pattern: 'Salvo',
  category: 'Cakes',
  price: 1_000,
  pieces_per_case: 4,
  on_sale: false,
  is_new: true,
  texas_restricted: true,
  pro_use: true,
  // other fields of a product do not matter
} as unknown as Product

test('of several effects the one in the filter is shown', () => {
  expect(traits(product)).toEqual(['16 shots', '1.5"', 'Comet', 'Salvo'])
  expect(traits(product, ['willow', 'Palm'])).toEqual(['16 shots', '1.5"', 'Willow', 'Salvo'])
  expect(traits(product, ['Palm'])).toEqual(['16 shots', '1.5"', 'Comet', 'Salvo'])
})

test('a new product is flagged New without a year, with at most two flags', () => {
  expect(productFlags(product)).toEqual(['New', 'No TX shipping'])
})

test('the price per piece is not shown below the threshold', () => {
  expect(eachCents(product)).toBe(250)
  expect(eachCents({ ...product, pieces_per_case: 16_000 })).toBeUndefined()
})

test('the day on which more is expected has its year, and is not told when it has passed', () => {
  const on = (eta: string | null, today: string) => arrivalText({ eta }, () => today)
  expect(on('2027-04-21', '2026-11-27')).toBe('Expected Apr 21, 2027')
  expect(on('2027-04-21', '2027-04-21')).toBe('Expected Apr 21, 2027')
  expect(on('2027-04-21', '2027-04-22')).toBeNull()
  expect(on(null, '2026-11-27')).toBeNull()
})
