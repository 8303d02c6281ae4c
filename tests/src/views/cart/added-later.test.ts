import { expect, test } from 'vitest'
import { addedLater } from '#src/views/cart/added-later.ts'

const totals = (...titles: readonly string[]) => ({
  totals: titles.map((title) => ({ title, text: '', class: '', value: 0 })),
})

test.each([
  [['Subtotal', 'Total'], 'Freight and taxes'],
  [['Subtotal', 'Sales Tax', 'Total'], 'Freight'],
  [['Subtotal', 'Freight', 'Total'], 'Taxes'],
  [['Subtotal', 'Freight', 'Sales Tax', 'Total'], undefined],
])('[API-57] the total of the cart tells what it leaves out: %j', (titles, later) => {
  expect(addedLater(totals(...titles))).toBe(later)
})
