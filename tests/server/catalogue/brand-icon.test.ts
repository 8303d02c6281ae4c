import { expect, test } from 'vitest'
import { brandMarkPath } from '#contract/picture-path.ts'
import { brandEntries } from '#server/catalogue/filter-handlers.ts'
import { storefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'

const drawn = brandMarkPath('Halewick')

test.each([
  [null, drawn],
  ['/public-files/halewick.svg', '/public-files/halewick.svg'],
  ['https://elsewhere.example/halewick.svg', drawn],
  ['//elsewhere.example/halewick.svg', drawn],
  ['javascript:alert(1)', drawn],
])('[ENT-03] a brand with %s as icon has the icon %s: its own if it is a path of the shop', (icon, shown) => {
  const brand = { id: 1, project_id: 11, kind: 'brand', url: 'Halewick', name: 'Halewick', icon } as const
  const nothing = { seo_title: null, seo_meta: null, banner_html: null }
  const storefront = storefrontCatalogue(11, {
    products: [],
    groups: [{ ...brand, ...nothing }],
    options: [],
  })
  expect(brandEntries(storefront).map((entry) => entry.icon)).toEqual([shown])
})
