import { isStagePath, normalizedPath } from '#contract/content/paths.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { canonicalPath, type PageAddress } from './page-facts.ts'
import { shownBy } from '#server/content/shown-by.ts'

/**
 * Whether the server draws an address: of a page of the catalogue only its canonical address, so that there are as many
 * as the shop has pages. Made-up ones neither use the time for drawing nor displace pages that are kept; the app draws
 * them.
 */
export function isDrawnAddress(shop: ServerDeps, address: PageAddress): boolean {
  const { projectId, path, search } = address
  if (isStagePath(path)) return false
  const shown = shownBy(shop.catalogue.storefront(projectId), path)
  if (shown) return canonicalPath(shop, address, shown) === path + search
  return search === '' && path === normalizedPath(path)
}
