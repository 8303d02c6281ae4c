import { expect, test } from 'vitest'
import { addressText } from '#src/views/account/address/address-form-values.ts'

test('an address is formatted in one line', () => {
  const lines = { street_address: '1180 County Rd 9', suburb: 'Dock 4', city: 'Neosho', state: 'MO' }
  expect(addressText({ ...lines, postcode: '64850', company: 'Halfmoon Fireworks' })).toBe(
    'Halfmoon Fireworks, 1180 County Rd 9, Dock 4, Neosho, MO 64850',
  )
})
