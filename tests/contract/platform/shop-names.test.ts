import { describe, expect, test } from 'vitest'
import { titleWithShop } from '#contract/platform/shop-names.ts'

describe('the title of a page', () => {
  test.each([
    ['500 Gram Cakes', '500 Gram Cakes | Ozark Fireworks'],
    ['500 Gram Cakes | Ozark Fireworks', '500 Gram Cakes | Ozark Fireworks'],
    ['Transit map | Emberwright', 'Transit map | Ozark Fireworks'],
    ['', 'Ozark Fireworks'],
  ])('"%s" ends once with the name that the owner gave the shop', (title, whole) => {
    expect(titleWithShop(title, 11, 'Ozark Fireworks')).toBe(whole)
  })

  test('a shop without a name of its own has the default one', () => {
    expect(titleWithShop('Transit map | Emberwright', 11)).toBe('Transit map | Emberwright')
    expect(titleWithShop('About Emberwright', 11)).toBe('About Emberwright')
  })
})
