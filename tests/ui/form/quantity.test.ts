import { expect, test } from 'vitest'
import { quantityAfterKey, readQuantity } from '#src/ui/form/quantity.ts'

const limits = { min: 1, max: 50 }

test.each([
  ['7', 7],
  ['7.9', 7],
  [' 12 ', 12],
  ['0', 1],
  ['-3', 1],
  ['9999', 50],
  ['', 4],
  ['abc', 4],
  ['1e400', 4],
])('typed %j in place of 4 means %i', (text, quantity) => {
  expect(readQuantity(text, 4, limits)).toBe(quantity)
})

test.each([
  ['ArrowUp', 4, 5],
  ['ArrowDown', 4, 3],
  ['PageUp', 4, 14],
  ['PageDown', 14, 4],
  ['PageDown', 4, 1],
  ['PageUp', 45, 50],
  ['a', 4, undefined],
  ['Enter', 4, undefined],
])('%s on %i gives %s', (key, from, quantity) => {
  expect(quantityAfterKey(key, from, limits)).toBe(quantity)
})
