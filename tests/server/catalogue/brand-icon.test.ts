import { expect, test } from 'vitest'
import { brandMarkPath } from '#contract/catalogue/picture-path.ts'
import { brandEntries, categoryEntries } from '#server/catalogue/filter-handlers.ts'
import { storefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'

const drawn = brandMarkPath('Halewick')

test.each([
  [null, drawn],
  ['/public-files/halewick.svg', '/public-files/halewick.svg'],
  ['https://elsewhere.example/halewick.svg', drawn],
  ['//elsewhere.example/halewick.svg', drawn],
  ['javascript:alert(1)', drawn],
])('[ENT-03] a brand with %s as icon has the icon %s: its own if it is a path of the shop', (icon, shown) => {
  expect(brandEntries(catalogueOf('brand', icon)).map((entry) => entry.icon)).toEqual([shown])
})

test('[ENT-03] a category has no icon of another origin, and none that is drawn', () => {
  const iconOf = (icon: string | null) =>
    categoryEntries(catalogueOf('category', icon)).map((entry) => entry.icon)
  expect(['/public-files/comets.svg', '//elsewhere.example/comets.svg', null].flatMap(iconOf)).toEqual([
    '/public-files/comets.svg',
    null,
    null,
  ])
})

function catalogueOf(kind: 'brand' | 'category', icon: string | null) {
  const group = { id: 1, project_id: 11, kind, url: 'Halewick', name: 'Halewick', icon } as const
  const nothing = { seo_title: null, seo_meta: null, banner_html: null }
  return storefrontCatalogue(11, {
    products: [],
    groups: [{ ...group, ...nothing }],
    options: [],
    levels: [],
    gone: [],
    photos: new Map(),
  })
}
