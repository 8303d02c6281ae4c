import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { ProductFilter } from '#contract/catalogue/products.ts'
import {
  emptyListing,
  type ListingState,
  listingPath,
  readListing,
} from '#contract/catalogue/listing-address.ts'
import { toggled } from '#src/services/catalogue/listing/listing-filters.ts'
import { filterOf } from '#contract/catalogue/listing-filter.ts'
import { isListingPath, parseListingPath } from '#contract/catalogue/listing-path.ts'
import { FIXED_LINKS } from '#src/services/catalogue/listing/shop-paths.ts'

const listing = (
  filters: Partial<ListingState['filters']>,
  more: Partial<ListingState> = {},
): ListingState => ({
  ...emptyListing,
  ...more,
  filters: { ...emptyListing.filters, ...filters },
})

describe('parsing a listing URL', () => {
  test.each([
    ['[LIST-01]', '/sl/c/Comets', listing({ category_url: ['Comets'] })],
    ['[LIST-02]', '/sl/b/Acme', listing({ brand_url: ['Acme'] })],
    ['[LIST-03][LIST-24]', '/sl/l/Just_Arrived', listing({ list_url: ['Just_Arrived'] })],
    [
      '[LIST-04]',
      '/sl/c/Comets,Mines/b/Acme',
      listing({ category_url: ['Comets', 'Mines'], brand_url: ['Acme'] }),
    ],
    ['[LIST-04] repeated markers', '/sl/c/A/c/B/C', listing({ category_url: ['A', 'B', 'C'] })],
    ['[LIST-04] a value named like a marker', '/sl/c/b', listing({ category_url: ['b'] })],
    ['[ROUTE-29]', '/c/Comets', listing({ category_url: ['Comets'] })],
    ['[ROUTE-25]', '/category/Comets', listing({ category_url: ['Comets'] })],
    ['[ROUTE-26]', '/brand/Acme', listing({ brand_url: ['Acme'] })],
    ['[ROUTE-27]', '/list/Just_Arrived', listing({ list_url: ['Just_Arrived'] })],
    ['[ROUTE-20]', '/sf/anything/Acme', listing({ brand_url: ['Acme'] })],
    [
      '[LIST-01] in any case',
      '/SL/C/Comets/B/Acme',
      listing({ category_url: ['Comets'], brand_url: ['Acme'] }),
    ],
    ['[LIST-25]', '/sl', listing({})],
    ['[LIST-26]', '/shoplist', listing({})],
  ])('%s %s', (_, path, expected) => {
    expect(readListing(path, '')).toEqual(expected)
  })

  test.each([
    ['[LIST-06]', 'colors', 'color'],
    ['[LIST-07]', 'effects', 'effect'],
    ['[LIST-08]', 'firingPatterns', 'firing_pattern'],
    ['[LIST-09]', 'durations', 'duration'],
    ['[LIST-10]', 'ignitionTypes', 'ignition_type'],
    ['[LIST-11]', 'debrisProfiles', 'debris_profile'],
    ['[LIST-12]', 'calibers', 'caliber'],
    ['[LIST-13]', 'performanceHeights', 'performance_height'],
  ])('%s the query parameter %s filters by %s, values parted by commas [LIST-17]', (_, name, field) => {
    expect(readListing('/sl', `?${name}=Red,Dark%20Blue`)).toEqual(listing({ [field]: ['Red', 'Dark Blue'] }))
  })

  test('[LIST-05][LIST-15][LIST-16] search, sort and page', () => {
    expect(readListing('/sl', '?search=%20willow%20&sortOptions=name&page=3')).toEqual(
      listing({}, { search: 'willow', sort: 'name', page: 3 }),
    )
  })

  test.each(['0', '-1', 'x', '1.5', ''])('[LIST-18] page %j is parsed as 1', (page) => {
    expect(readListing('/sl', `?page=${page}`).page).toBe(1)
  })

  test('a URL beyond the limits of a request is cut to them', () => {
    const many = Array.from({ length: 90 }, (_, index) => `c${index}`)
    const read = readListing(
      `/sl/c/${'x'.repeat(300)}`,
      `?search=${'willow '.repeat(90)}&colors=${many.join(',')}&page=9999999&sortOptions=${'s'.repeat(90)}`,
    )
    const { search_term, color, category_url, page } = parse(ProductFilter, filterOf(read, '/sl'))
    expect(search_term).toHaveLength(200)
    expect(color).toEqual(many.slice(0, 60))
    expect(category_url).toEqual(['x'.repeat(80)])
    expect(page).toBe(100_000)
  })

  test('a malformed percent-encoding is taken literally', () => {
    expect(readListing('/sl/c/%E0%A4%A', '').filters.category_url).toEqual(['%E0%A4%A'])
  })
})

describe('the URL of a listing', () => {
  const rich = listing(
    { category_url: ['Comets', 'Mines'], brand_url: ['A&B'], color: ['Red', 'Dark Blue'] },
    { search: 'fan, wide', sort: 'name', page: 2 },
  )

  test('[T54] parsing the URL of a listing gives the same listing', () => {
    const url = new URL(listingPath(rich), 'https://shop.example')
    expect(readListing(url.pathname, url.search)).toEqual(rich)
  })

  test('a search or a value that is cut at a space is the same listing by its URL, too', () => {
    const words = 'pine '.repeat(90)
    const read = readListing('/sl', `?search=${words}&colors=${words}`)
    const url = new URL(listingPath(read), 'https://shop.example')
    expect(readListing(url.pathname, url.search)).toEqual(read)
  })

  test('[LIST-18] page 1 without filters has no query, and a changed filter goes back to page 1', () => {
    expect(listingPath(emptyListing)).toBe('/sl')
    expect(toggled(rich, 'color', 'Red')).toEqual({
      ...rich,
      page: 1,
      filters: { ...rich.filters, color: ['Dark Blue'] },
    })
  })
})

test('[NAV-29][NAV-30][NAV-31][NAV-32][NAV-33][NAV-34][NAV-35][NAV-37] the fixed links lead to listings', () => {
  expect(FIXED_LINKS.map((link) => link.path)).toEqual([
    '/sl/l/New_Products_2025',
    '/sl/l/Just_Arrived',
    '/sl/c/Comets',
    '/sl/c/Mines',
    '/sl/c/1000-gram-cakes',
    '/sl/c/Firing-Systems',
    '/sl/c/Mortars--Racks',
    '/sl/b/Pro-Line-Imports',
    '/sl/b/Show-Series',
  ])
})

test('[LIST-14] the query parameter priceFilters filters by price; what is no range is left out [LIST-17]', () => {
  expect(readListing('/sl', '?priceFilters=25-50,400-,-25')).toEqual(
    listing({ price: ['25-50', '400-', '-25'] }),
  )
  expect(readListing('/sl', '?priceFilters=0-,-0,100-50,cheap,25-50')).toEqual(listing({ price: ['25-50'] }))
})

test('[CART-03] a listing is recognized by its whole first segment', () => {
  expect(['/sl/c/x', '/SL', '/b/x'].map(isListingPath)).toEqual([true, true, true])
  expect(['/product/slow-burn', '/slow', '/'].map(isListingPath)).toEqual([false, false, false])
  expect(['/constructor', '/__proto__', '/toString'].map(isListingPath)).toEqual([false, false, false])
})

test('[LIST-01] a segment that is the name of a property of every object is no marker', () => {
  expect(readListing('/sl/constructor/x', '')).toEqual(listing({}))
  expect(readListing('/sl/c/constructor/__proto__', '')).toEqual(
    listing({ category_url: ['constructor', '__proto__'] }),
  )
})

/** How many elements of arrays are iterated over while `work` runs. */
function iterationsOf(work: () => void): number {
  const iterator = Object.getPrototypeOf([].values()) as { next: () => IteratorResult<unknown> }
  const { next } = iterator
  let count = 0
  iterator.next = function () {
    count++
    return Reflect.apply(next, this, [])
  }
  try {
    work()
  } finally {
    iterator.next = next
  }
  return count
}

test('[P31] a path of a thousand segments is parsed in a few steps per segment', () => {
  const path = `/sl/c/${'value/'.repeat(1_000)}`
  expect(parseListingPath(path).filters.category_url).toHaveLength(1_000)
  expect(iterationsOf(() => parseListingPath(path))).toBeLessThan(10_000)
})
