import { expect, test } from 'vitest'
import { formatMoney } from '#contract/platform/money.ts'

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
