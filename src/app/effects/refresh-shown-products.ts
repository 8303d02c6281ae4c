import type { QueryClient } from '@tanstack/react-query'

const LISTING_SEGMENTS: ReadonlySet<string> = new Set([
  'sl',
  'shoplist',
  'c',
  'b',
  'l',
  'category',
  'brand',
  'list',
  'sf',
])

/**
 * Refreshes what the path shows after a change of the cart: the list on a listing, else the product whose slug is the
 * last segment. Where that is no product that was loaded nothing is refreshed.
 */
export async function refreshShownProducts(queries: QueryClient, pathname: string): Promise<void> {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => LISTING_SEGMENTS.has(segment.toLowerCase()))) {
    await queries.invalidateQueries({ queryKey: ['products'] })
    return
  }
  const slug = segments.at(-1)
  if (slug === undefined) return
  await queries.invalidateQueries({
    predicate: ({ queryKey: [kind, , , url] }) => kind === 'product' && url === decodeURIComponent(slug),
  })
}
