import { expect, test } from 'vitest'
import { ACCOUNT_ENTRIES } from '#src/views/account/account-entries.ts'

test('[ACC-08] the account menu has its entries in their order, and Quick order beside Orders', () => {
  expect(ACCOUNT_ENTRIES.map(({ label }) => label)).toEqual([
    'Orders',
    'Quick order',
    'Carts',
    'Profile',
    'Password',
    'Preferences',
    'Documents',
    'Downloads',
  ])
})
