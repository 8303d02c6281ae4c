import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { type ListingState, listingPath, readListing } from '#contract/catalogue/listing-address.ts'
import type { ListingChange } from '#src/services/catalogue/listing/listing-filters.ts'
import { productsQuery } from '#src/services/platform/queries.ts'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { FacetColumn } from '#src/views/catalogue/listing/facet-column.tsx'
import { ListingHead } from '#src/views/catalogue/listing/listing-head.tsx'
import * as css from '#src/views/catalogue/listing/listing-page.css.ts'
import { ListingResults } from '#src/views/catalogue/listing/listing-results.tsx'
import { PriceListButton } from '#src/views/sheets/price-list/price-list-button.tsx'
import { type ListingTitle, useListingTitle } from '#src/views/catalogue/listing/use-listing-title.ts'

/** A product listing; all its state is in the URL. */
export function ListingPage() {
  const { pathname, search } = useLocation()
  const state = readListing(pathname, search)
  const title = useListingTitle(state)
  if (title.isUnknown) return <NotFoundPage />
  return <Listing state={state} title={title} pathname={pathname} />
}

interface ListingProps {
  state: ListingState
  title: ListingTitle
  pathname: string
}

function Listing({ state, title, pathname }: ListingProps) {
  const navigate = useNavigate()
  const scope = useQueryScope()
  const query = useQuery({
    ...productsQuery(scope, state, pathname),
    placeholderData: (previous) => previous,
  })
  const seo = query.data?.meta.seo
  const isSearch = state.search !== '' && title.kind === null
  usePageTitle(seo?.page_title ?? title.heading, seo?.seo_meta, !isSearch)
  const go = (change: ListingChange) => void navigate(changedPath(change))
  const change = (next: ListingChange) => void navigate(changedPath(next), { state: { staysInPlace: true } })
  const counts = query.data?.meta.facets ?? {}
  const isProfessional = scope.projectId === PROFESSIONAL_PROJECT
  const facets = { state, counts, isProfessional, onChange: change }
  const total = query.data?.meta.pagination.total
  return (
    <div className={css.page}>
      <FacetColumn {...facets} onClear={go} />
      <div className={css.results}>
        <ListingHead title={title} total={total} priceList={<PriceListButton />} {...facets} onGo={go} />
        <div id="products" tabIndex={-1}>
          <ListingResults state={state} query={query} onGo={go} />
        </div>
      </div>
    </div>
  )
}

/** The address bar is ahead of the rendered listing while that is loading. */
const changedPath = (change: ListingChange): string =>
  listingPath(change(readListing(globalThis.location.pathname, globalThis.location.search)))
