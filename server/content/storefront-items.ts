import { safeParse } from 'valibot'
import type { ProjectId } from '#contract/platform/constants.ts'
import { readListing } from '#contract/catalogue/listing-address.ts'
import { filterOf } from '#contract/catalogue/listing-filter.ts'
import { ProductFilter } from '#contract/catalogue/products.ts'
import { pageJson, selectProducts } from '#server/catalogue/select-products.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { listingAddress } from './page-blocks.ts'
import type { StorefrontContent } from './storefront-content.ts'

/** As many as the home page shows. */
const MOST = 8
const NONE = '[]'

interface Row {
  readonly projectId: ProjectId
  /** the key of the section */
  readonly section: string
  /** null for a visitor */
  readonly levelId: number | null
}

/** The JSON of at most eight products of a section of the home page; none for an unknown section. */
export function storefrontItems(
  catalogue: ServerDeps['catalogue'],
  content: StorefrontContent,
  { projectId, section, levelId }: Row,
): string {
  const body = content.find('section', section)?.body
  if (!body || (body.kind !== 'products' && body.kind !== 'upsell')) return NONE
  const path = body.link_to === null ? null : listingAddress(body.link_to)
  if (path === null) return NONE
  const [pathname = '', search = ''] = path.split('?')
  const listing = readListing(pathname, search)
  const read = safeParse(ProductFilter, { ...filterOf(listing, pathname), page: 1, items_per_page: MOST })
  if (!read.success) return NONE
  return pageJson(selectProducts(catalogue.storefront(projectId), read.output, levelId).items, levelId)
}
