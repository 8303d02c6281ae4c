import { expect, test } from 'vitest'
import { counted, formatCount } from '#contract/platform/format-count.ts'

test('counts are formatted with thousands separators', () => {
  expect([999, 1014, 1234567].map(formatCount)).toEqual(['999', '1,014', '1,234,567'])
})

test('one thing is told in the singular, any other number in the plural', () => {
  expect([0, 1, 1712].map((count) => counted(count, 'case'))).toEqual(['0 cases', '1 case', '1,712 cases'])
  expect([1, 2].map((count) => counted(count, 'row is', 'rows are'))).toEqual(['1 row is', '2 rows are'])
})
