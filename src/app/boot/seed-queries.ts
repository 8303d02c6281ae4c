import type { QueryClient } from '@tanstack/react-query'
import type { Boot } from '#contract/boot.ts'
import { readListing } from '#src/services/listing/listing-address.ts'

/** Puts the boot data into the query cache, so that the first paint needs no request. */
export function seedQueries(queries: QueryClient, boot: Boot): void {
  const { project_id: project } = boot
  const put = (key: readonly unknown[], data: unknown) =>
    data !== undefined && queries.setQueryData(key, data)
  put(['categories', project], boot.categories)
  put(['brands', project], boot.brands)
  put(['lists', project], boot.lists)
  put(['redirects', project], boot.redirects)
  if (boot.listing === undefined) return
  const url = new URL(boot.listing.path, 'https://shop.invalid')
  put(['products', project, null, readListing(url.pathname, url.search)], boot.listing.answer)
}
