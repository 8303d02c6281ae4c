import type { QueryClient } from '@tanstack/react-query'

/** The first parts of the keys of lists of orders, single orders, lists of saved carts and their lines, downloads, templates, the address book. */
export const ORDERS_KEY = 'orders'
export const SAVED_CARTS_KEY = 'saved-carts'
export const DOWNLOADS_KEY = 'downloads'
export const TEMPLATES_KEY = 'templates'
export const ADDRESSES_KEY = 'addresses'

export const outdateOrders = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [ORDERS_KEY] })

export const outdateSavedCarts = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [SAVED_CARTS_KEY] })

export const outdateDownloads = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [DOWNLOADS_KEY] })

export const outdateTemplates = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [TEMPLATES_KEY] })

export const outdateAddresses = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [ADDRESSES_KEY] })
