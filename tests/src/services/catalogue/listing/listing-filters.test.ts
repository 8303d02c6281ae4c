import { describe, expect, test } from 'vitest'
import { listingPath, readListing } from '#contract/catalogue/listing-address.ts'
import {
  appliedFilters,
  cleared,
  isChosen,
  subjectOf,
  toggled,
} from '#src/services/catalogue/listing/listing-filters.ts'

const at = (address: string) => {
  const url = new URL(address, 'https://shop.example')
  return readListing(url.pathname, url.search)
}

describe('the subject of a listing is its single category, brand or list', () => {
  test.each([
    ['/sl', null],
    ['/sl/c/Comets', { field: 'category_url', value: 'Comets' }],
    ['/sl/c/Comets/b/Acme', { field: 'category_url', value: 'Comets' }],
    ['/sl/b/Acme/l/Just_Arrived', { field: 'brand_url', value: 'Acme' }],
    ['/sl/l/Just_Arrived?colors=Red', { field: 'list_url', value: 'Just_Arrived' }],
    ['/sl/c/Comets,Mines', null],
    ['/sl/c/Comets,Mines/b/Acme', null],
  ])('%s: %o', (address, subject) => {
    expect(subjectOf(at(address))).toEqual(subject)
  })
})

test('[LIST-28] clearing removes filters and search, and keeps subject and sort', () => {
  const clear = (address: string) => listingPath(cleared(at(address)))
  expect(clear('/sl/c/Comets/b/Acme?colors=Red&search=big&sortOptions=name&page=3')).toBe(
    '/sl/c/Comets?sortOptions=name',
  )
  expect(clear('/sl/c/Comets,Mines?colors=Red')).toBe('/sl')
  expect(clear('/sl?search=big&colors=Red')).toBe('/sl')
})

test("[PRC-01] neither the subject nor a visitor's price filter is an applied filter", () => {
  const state = at('/sl/c/Comets/b/Acme?colors=Red,Blue&priceFilters=0-50')
  const filters = [
    { field: 'brand_url', value: 'Acme' },
    { field: 'color', value: 'Red' },
    { field: 'color', value: 'Blue' },
  ]
  expect(appliedFilters(state, true)).toEqual(filters)
  expect(appliedFilters(state, false)).toEqual([...filters, { field: 'price', value: '0-50' }])
})

test('a value is matched case-insensitively, as on the server', () => {
  const state = at('/sl/c/comets?colors=red')
  expect(isChosen(state, 'category_url', 'Comets')).toBe(true)
  expect(listingPath(toggled(state, 'color', 'Red'))).toBe('/sl/c/comets')
})
