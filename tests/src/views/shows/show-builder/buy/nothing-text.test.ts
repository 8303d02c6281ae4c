import { expect, test } from 'vitest'
import { nothingText } from '#src/views/shows/show-builder/buy/case-list.tsx'

test.each([
  [{ cases: 0, missing: 0 }, 'You already have every device of the show.'],
  [{ cases: 0, missing: 5 }, 'Nothing of the show is in stock.'],
  [{ cases: 1, missing: 0 }, 'Your cart already holds the case.'],
  [{ cases: 21, missing: 0 }, 'Your cart already holds all 21 cases.'],
  [
    { cases: 21, missing: 5 },
    'Your cart already holds all 21 cases that can be bought; the rest is not in stock.',
  ],
])('[SHOW-04] why there is nothing to add to the cart: %#', (totals, text) => {
  expect(nothingText(totals)).toBe(text)
})
