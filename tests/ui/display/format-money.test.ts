import { expect, test } from 'vitest'
import { formatCount, formatMoney } from '#src/ui/display/format-money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [6295, '$62.95'],
  [171217, '$1,712.17'],
  [9876543, '$98,765.43'],
  [-1250, '-$12.50'],
])('%i cents read %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

test('counts are formatted with thousands separators', () => {
  expect([999, 1014, 1234567].map(formatCount)).toEqual(['999', '1,014', '1,234,567'])
})
