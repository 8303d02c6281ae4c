import { expect, test } from 'vitest'
import { withZip } from '#src/views/account/address/known-cities.ts'

const cities = [
  { postcode: '65802-1234', city: 'Springfield' },
  { postcode: '76701', city: 'Waco' },
]
const typed = (start: { city: string; state: string }, ...zips: readonly string[]) =>
  zips.reduce((values, zip) => withZip(values, zip, cities), { postcode: '', ...start })
const empty = { city: '', state: '' }

test('a ZIP code fills in its state after three digits, and the city of a known address after five', () => {
  expect(typed(empty, '658')).toEqual({ postcode: '658', city: '', state: 'MO' })
  expect(typed(empty, '658', '65802')).toEqual({ postcode: '65802', city: 'Springfield', state: 'MO' })
  expect(typed(empty, '65802-9')).toEqual({ postcode: '65802-9', city: 'Springfield', state: 'MO' })
})

test('another ZIP code replaces what was filled in, and an unknown one invents no city', () => {
  expect(typed(empty, '65802', '', '76701')).toEqual({ postcode: '76701', city: 'Waco', state: 'TX' })
  expect(typed(empty, '65802', '10001')).toEqual({ postcode: '10001', city: '', state: 'NY' })
})

test('a city and a state that were typed or chosen stay', () => {
  const own = { city: 'Battlefield', state: 'KS' }
  expect(typed(own, '65802', '', '76701')).toEqual({ postcode: '76701', ...own })
})
