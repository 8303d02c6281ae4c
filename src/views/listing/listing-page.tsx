import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { PROFESSIONAL_PROJECT } from '#contract/constants.ts'
import { type ListingState, listingPath, readListing } from '#src/services/listing/listing-address.ts'
import { productsQuery } from '#src/services/queries.ts'
import { usePageTitle } from '#src/views/shop/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import { FacetColumn } from './facet-column.tsx'
import { ListingHead } from './listing-head.tsx'
import * as css from './listing-page.css.ts'
import { ListingResults } from './listing-results.tsx'
import { useListingTitle } from './use-listing-title.ts'

/** A product listing; all its state is in the URL. */
export function ListingPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const reader = useQueryScope()
  const state = readListing(pathname, search)
  const query = useQuery({
    ...productsQuery(reader, state, pathname),
    placeholderData: (previous) => previous,
  })
  const title = useListingTitle(state)
  usePageTitle(query.data?.meta.seo.page_title ?? title.heading)
  const go = (next: ListingState) => void navigate(listingPath(next))
  const change = (next: ListingState) => void navigate(listingPath(next), { state: { staysInPlace: true } })
  const counts = query.data?.meta.facets ?? {}
  const isProfessional = reader.projectId === PROFESSIONAL_PROJECT
  const facets = { state, counts, isProfessional, onChange: change }
  const total = query.data?.meta.pagination.total
  return (
    <div className={css.page}>
      <FacetColumn {...facets} onClear={go} />
      <div>
        <ListingHead title={title} total={total} {...facets} onGo={go} />
        <ListingResults state={state} query={query} />
      </div>
    </div>
  )
}
