import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'
import type { CatalogueProduct } from '#server/demo/catalogue/catalogue-product.ts'
import { isUpc } from '#server/demo/catalogue/upc.ts'

const products = catalogue()
const count = (rule: (product: CatalogueProduct) => boolean) => products.filter(rule).length
const distinct = (key: (product: CatalogueProduct) => string) => new Set(products.map(key)).size

describe('the catalogue', () => {
  test('has 610 consumer and 404 professional products', () => {
    expect([count((p) => p.project === 11), count((p) => p.project === 14)]).toEqual([610, 404])
  })

  test('is the same on every run and every machine', () => {
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
    expect(digest(catalogue())).toBe(digest(products))
    expect(digest(products)).toBe('9e7bce2e1f638b18ce46c01039e8bfa67fe9703e491d7c1e04d6ce4b5a673916')
  })

  test('has unique ids, models, addresses and UPCs, and names but for the one shared by two brands', () => {
    expect(distinct((p) => String(p.products_id))).toBe(1014)
    expect(distinct((p) => p.products_model.toLowerCase())).toBe(1014)
    expect(distinct((p) => p.products_url.toLowerCase())).toBe(1014)
    expect(distinct((p) => p.upc)).toBe(1014)
    expect(distinct((p) => p.products_name)).toBe(1013)
    const twins = products.filter((p) => p.products_name === 'Twin Sermon')
    expect(twins.map((p) => p.manufacturers_name)).toEqual(['Brindlefire', 'Thundermere'])
  })

  test('gives every product a UPC with a valid check digit', () => {
    expect(products.filter((p) => !isUpc(p.upc))).toEqual([])
    expect(isUpc('431079000013')).toBe(false)
  })

  test('prices fall from bronze to diamond, and special order lies under platinum', () => {
    const wrong = products.filter(({ prices: p }) => {
      const falling =
        p.bronze > p.silver && p.silver > p.gold && p.gold > p.platinum && p.platinum > p.diamond
      return (
        !falling ||
        p.special > p.platinum ||
        !Object.values(p).every((cents) => Number.isInteger(cents) && cents > 0)
      )
    })
    expect(wrong).toEqual([])
  })

  test('[ROLE-04] marks rockets for Texas, and everything but gear of the professional line and nothing else for professional use', () => {
    expect(count((p) => p.texas_restricted)).toBe(26)
    expect(count((p) => p.pro_use)).toBe(360)
    expect(count((p) => p.pro_use && p.project === 11)).toBe(0)
  })
})

describe('fixed links', () => {
  const has = (project: number, rule: (p: CatalogueProduct) => boolean) =>
    products.some((p) => p.project === project && rule(p))

  test.each(['New_Products_2025', 'Just_Arrived'] as const)(
    '[NAV-29] [NAV-30] the list %s has products on both lines',
    (url) => {
      expect([has(11, (p) => p.lists.includes(url)), has(14, (p) => p.lists.includes(url))]).toEqual([
        true,
        true,
      ])
    },
  )

  test.each(['Comets', 'Mines', '1000-gram-cakes', 'Firing-Systems', 'Mortars--Racks'])(
    '[NAV-31] [NAV-32] [NAV-33] [NAV-34] [NAV-35] the category %s has products on both lines',
    (url) => {
      expect([has(11, (p) => p.category_url === url), has(14, (p) => p.category_url === url)]).toEqual([
        true,
        true,
      ])
    },
  )

  test.each(['Pro-Line-Imports', 'Show-Series'])(
    '[NAV-36] [NAV-37] the brand %s has products on both lines',
    (url) => {
      expect([has(11, (p) => p.brand_url === url), has(14, (p) => p.brand_url === url)]).toEqual([true, true])
    },
  )
})

describe('edge products', () => {
  test('a name of more than 60 characters, one without attributes, 16,000 pieces in a case', () => {
    expect(count((p) => p.products_name.length > 60)).toBe(1)
    expect(count((p) => p.category === 'Novelties' && p.colors.length === 0)).toBe(1)
    expect(products.find((p) => p.products_packaging === '1/16000')?.pieces_per_case).toBe(16_000)
  })

  test('models that are prefixes of one another', () => {
    expect(products.filter((p) => p.products_model.startsWith('QS88')).map((p) => p.products_model)).toEqual([
      'QS88',
      'QS880',
      'QS8800',
    ])
  })

  test('products without stock, some of them expected again', () => {
    expect(count((p) => p.quantity === 0)).toBeGreaterThan(60)
    expect(count((p) => p.quantity === 0 && p.eta_days !== null)).toBeGreaterThan(20)
    expect(count((p) => p.quantity > 0 && p.eta_days !== null)).toBe(0)
  })
})
