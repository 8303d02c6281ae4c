import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { appliedFilters, type ListingChange } from '#src/services/catalogue/listing/listing-filters.ts'
import { sortOptionsQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductBanners } from '#src/views/platform/components/product-banners.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import type { FacetsProps } from './facets.tsx'
import * as css from './listing-page.css.ts'
import type { ListingTitle } from './use-listing-title.ts'
import { ViewSwitch } from './view-switch.tsx'

export interface ListingHeadProps extends FacetsProps {
  title: ListingTitle
  total: number | undefined
  /** the button that opens the price list */
  priceList: ReactNode
  /** navigates to another listing, while `onChange` keeps focus and scroll position */
  onGo: (change: ListingChange) => void
}

export function ListingHead({ title, total, priceList, onGo, ...facets }: ListingHeadProps) {
  const { state, counts, onChange } = facets
  return (
    <>
      <Breadcrumb
        items={[
          { key: 'all', content: <Link to={ALL_PRODUCTS}>Shop All</Link> },
          ...(title.kind === null ? [] : [{ key: 'kind', content: title.kind }]),
        ]}
      />
      <div className={css.head}>
        <h1 tabIndex={-1}>
          {title.heading}{' '}
          <span className={css.count}>{total !== undefined && counted(total, 'product')}</span>
        </h1>
        <div className={css.tools}>
          <FiltersButton {...facets} total={total} />
          <ViewSwitch />
          {priceList}
          <div className={css.sort}>
            <SortSelect state={state} onChange={onChange} />
          </div>
        </div>
      </div>
      <ProductBanners categories={state.filters.category_url} className={css.banner} />
      <AppliedFilters state={state} counts={counts} onGo={onGo} />
    </>
  )
}

/** The order of a search in which nothing was chosen. */
const BEST_MATCH = { value: '', label: 'Best match' }

function SortSelect({ state, onChange }: Pick<FacetsProps, 'state' | 'onChange'>) {
  const offered = useQuery(sortOptionsQuery(useQueryScope())).data ?? []
  const options = state.search === '' ? offered : [BEST_MATCH, ...offered]
  return (
    <SelectField
      label="Sort"
      labelBeside
      value={state.sort ?? options[0]?.value ?? ''}
      onChange={(event) => {
        const sort = event.currentTarget.value || null
        onChange((newest) => ({ ...newest, sort, page: 1 }))
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

const FilterDrawer = lazyComponent(
  () => import('./filter-drawer.tsx'),
  (module) => module.FilterDrawer,
)

function FiltersButton({ total, ...facets }: FacetsProps & { total: number | undefined }) {
  const { isOpen, wasOpen, open, close } = useOpening()
  const applied = appliedFilters(facets.state, useQueryScope().level === null).length
  return (
    <span className={css.filtersButton}>
      <Button tone="outline" icon={<Icon name="filter" />} onClick={open}>
        Filters{applied > 0 ? ` (${applied})` : ''}
      </Button>
      {wasOpen && <FilterDrawer {...facets} total={total} isOpen={isOpen} onClose={close} />}
    </span>
  )
}
