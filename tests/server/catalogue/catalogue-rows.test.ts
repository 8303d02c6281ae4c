import { expect, test } from 'vitest'
import { type ProductRow, withInternedValues } from '#server/catalogue/catalogue-rows.ts'

const row: Pick<ProductRow, 'colors' | 'effects' | 'lists' | 'levels' | 'cents'> = {
  colors: ['Red', 'Gold'],
  effects: ['Peony'],
  lists: ['Just_Arrived'],
  levels: [15, 16],
  cents: [1_200, 1_100],
}

test('products with equal colors, effects, lists and price levels have the same lists in memory', () => {
  const [one, other] = [1, 2].map((id) => withInternedValues({ ...structuredClone(row), id } as ProductRow))
  expect(one).toEqual({ ...row, id: 1 })
  for (const key of ['colors', 'effects', 'lists', 'levels'] as const) expect(other?.[key]).toBe(one?.[key])
})
