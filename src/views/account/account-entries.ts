import type { ACCOUNT_PATHS } from '#contract/content/paths.ts'

export type AccountPage = keyof typeof ACCOUNT_PATHS

/** The entries of the account menu in their order. */
export const ACCOUNT_ENTRIES: readonly { readonly page: AccountPage; readonly label: string }[] = [
  { page: 'orders', label: 'Orders' },
  { page: 'quickOrder', label: 'Quick order' },
  { page: 'carts', label: 'Carts' },
  { page: 'profile', label: 'Profile' },
  { page: 'password', label: 'Password' },
  { page: 'preferences', label: 'Preferences' },
  { page: 'documents', label: 'Documents' },
  { page: 'downloads', label: 'Downloads' },
]
