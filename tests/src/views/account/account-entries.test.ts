import { expect, test } from 'vitest'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { ACCOUNT_ENTRIES } from '#src/views/account/account-entries.ts'

test('[ACC-03][ACC-07][ACC-08] the account menu has its entries with their paths in their order, and Quick order beside Orders', () => {
  expect(ACCOUNT_ENTRIES.map(({ page, label }) => [label, ACCOUNT_PATHS[page]])).toEqual([
    ['Orders', '/account/orders'],
    ['Quick order', '/account/quick-order'],
    ['Carts', '/account/carts'],
    ['Profile', '/account/profile'],
    ['Password', '/account/password'],
    ['Preferences', '/account/preferences'],
    ['Documents', '/account/documents'],
    ['Downloads', '/account/downloads'],
  ])
})
