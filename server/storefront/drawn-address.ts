import { listingPath, readListing } from '#contract/catalogue/listing-address.ts'
import { isListingPath } from '#contract/catalogue/listing-path.ts'
import { isStagePath, normalizedPath } from '#contract/content/paths.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { canonicalPath, type PageAddress } from './page-facts.ts'
import { shownBy } from '#server/content/shown-by.ts'

/**
 * The query of an address as far as its page reads it, in one order and spelling; empty if it reads nothing of it. Of the
 * pages that the server draws only listings read a query. @param search with the question mark, or empty
 */
export function readQuery(path: string, search: string): string {
  if (!isListingPath(path)) return ''
  const [, query] = listingPath(readListing(path, search)).split('?')
  return query === undefined ? '' : `?${query}`
}

/**
 * Whether the server draws an address: `own`, the one address of what it shows, so that there are as many as the shop has
 * pages; `chosen`, a listing that is also searched, filtered or sorted, of which anybody can make up as many as they like;
 * null, the app draws it. A price filter applies to customers only, so the documents of visitors and customers would differ.
 * @param address with the query that its page reads
 */
export function drawnAs(shop: ServerDeps, address: PageAddress): 'own' | 'chosen' | null {
  const { projectId, path, search } = address
  if (isStagePath(path)) return null
  const shown = shownBy(shop.catalogue.storefront(projectId), path)
  if (shown === null) return path === normalizedPath(path) ? 'own' : null
  if (canonicalPath(shop, address, shown) === path + search) return 'own'
  if (shown.kind !== 'listing' || shown.path !== path) return null
  const isBeyondLastPage = search.startsWith('?page=')
  return isBeyondLastPage || /[?&]priceFilters=/.test(search) ? null : 'chosen'
}
