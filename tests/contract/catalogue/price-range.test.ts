import { expect, test } from 'vitest'
import { parsePriceRange } from '#contract/catalogue/price-range.ts'

test.each([
  ['25-50', { low: 2_500, high: 5_000 }],
  ['-25', { low: 0, high: 2_500 }],
  ['0-25', { low: 0, high: 2_500 }],
  ['400-', { low: 40_000, high: Number.POSITIVE_INFINITY }],
])('the price filter %s is a range in cents', (value, range) => {
  expect(parsePriceRange(value)).toEqual(range)
})

test.each(['0-', '-0', '0-0', '100-50', '50-50', '-', '', '5', 'cheap', '1-2-3', '1.5-2'])(
  'the price filter "%s" is no range',
  (value) => {
    expect(parsePriceRange(value)).toBeNull()
  },
)
