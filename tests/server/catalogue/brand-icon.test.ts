import { expect, test } from 'vitest'
import { brandMarkPath } from '#contract/catalogue/picture-path.ts'
import { brandEntries, categoryEntries } from '#server/catalogue/filter-handlers.ts'
import { storefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'
import { timeSlices } from '#server/platform/threads/time-slices.ts'

const drawn = brandMarkPath('Halewick')

test.each([
  [null, drawn],
  ['/public-files/halewick.svg', '/public-files/halewick.svg'],
  ['https://elsewhere.example/halewick.svg', drawn],
  ['//elsewhere.example/halewick.svg', drawn],
  ['javascript:alert(1)', drawn],
])(
  '[ENT-03] a brand with %s as icon has the icon %s: its own if it is a path of the shop',
  async (icon, shown) => {
    expect(brandEntries(await catalogueOf('brand', icon)).map((entry) => entry.icon)).toEqual([shown])
  },
)

test('[ENT-03] a category has no icon of another origin, and none that is drawn', async () => {
  const iconOf = async (icon: string | null) =>
    categoryEntries(await catalogueOf('category', icon)).map((entry) => entry.icon)
  expect(await iconOf('/public-files/comets.svg')).toEqual(['/public-files/comets.svg'])
  expect(await iconOf('//elsewhere.example/comets.svg')).toEqual([null])
  expect(await iconOf(null)).toEqual([null])
})

function catalogueOf(kind: 'brand' | 'category', icon: string | null) {
  const group = { id: 1, project_id: 11, kind, url: 'Halewick', name: 'Halewick', icon } as const
  const nothing = { seo_title: null, seo_meta: null, banner_html: null }
  const rows = { groups: [{ ...group, ...nothing }], options: [], levels: [], gone: [] }
  return storefrontCatalogue(11, { ...rows, items: new Map() }, null, timeSlices())
}
