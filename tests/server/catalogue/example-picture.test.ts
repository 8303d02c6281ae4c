import { expect, test } from 'vitest'
import type { StoredItem } from '#server/catalogue/item.ts'
import { exampleOf } from '#server/catalogue/pictures.ts'

const item = (url: string, effects: readonly string[], caliber: string | null) =>
  ({ url, row: { effects, caliber } }) as unknown as StoredItem
const items = [
  item('cake', ['Peony', 'Time Rain'], null),
  item('fountain', ['Crackle'], null),
  item('shell', ['Crackle'], '3"'),
]
const shown = (effect: string) =>
  exampleOf({ storefront: (project) => ({ items: project === 11 ? items : [] }) }, 'effect', effect)?.url

test('every effect of a product has a picture, of one that is seen in the air where there is one', () => {
  expect(shown('Crackle')).toBe('shell')
  expect(shown('Peony')).toBe('cake')
  expect(shown('Time_Rain')).toBe('cake')
  expect(shown('Willow')).toBeUndefined()
})
