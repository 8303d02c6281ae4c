import { expect, test } from 'vitest'
import { tagPrices } from '#server/sheets/tag-prices.ts'

const line = (id: number, cents: number, pieces = 12) => ({ id, pieces, cents })

test('a tag has the price of a piece with the markup, rounded up to a cent and never the price that is paid', () => {
  const lines = [line(1, 12_000), line(2, 1_000, 1), line(3, 1_000, 7), line(4, 1, 12)]
  expect([...tagPrices(lines, 35)]).toEqual([
    [1, 1_350],
    [2, 1_350],
    [3, 193],
    [4, 1],
  ])
})

test('a free line says nothing of the price, of two prices the higher one is printed, and without a markup none', () => {
  const lines = [line(1, 12_000), line(1, 0), line(1, 6_000), line(2, 0)]
  expect([...tagPrices(lines, 10)]).toEqual([[1, 1_100]])
  expect(tagPrices(lines, null).size).toBe(0)
})
