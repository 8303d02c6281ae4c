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
 * Invalidates the query behind the current page after a change of the cart: the listing, or on a product page the
 * product of the slug. Does nothing elsewhere.
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
