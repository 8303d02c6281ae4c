import type { ProductList } from '#contract/catalogue/products.ts'
import type { ListingState } from '#contract/catalogue/listing-address.ts'
import {
  appliedFilters,
  cleared,
  toggled,
  type ListingChange,
} from '#src/services/catalogue/listing/listing-filters.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Chip, ChipList } from '#src/ui/display/chip.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './listing-page.css.ts'
import { useFilterLabel } from './use-filter-label.ts'

export interface AppliedFiltersProps {
  state: ListingState
  counts: ProductList['meta']['facets']
  onGo: (change: ListingChange) => void
}

interface Applied {
  readonly key: string
  readonly label: string
  /** removes it */
  readonly change: ListingChange
}

/** The search and the filters of a listing besides its subject. */
export function useAppliedFilters({ state, counts }: Omit<AppliedFiltersProps, 'onGo'>): readonly Applied[] {
  const labelOf = useFilterLabel(counts)
  const isVisitor = useQueryScope().level === null
  const filters = appliedFilters(state, isVisitor).map(({ field, value }) => ({
    key: `${field}:${value}`,
    label: labelOf(field, value),
    change: (newest: ListingState) => toggled(newest, field, value),
  }))
  if (state.search === '') return filters
  const withoutSearch = (newest: ListingState) => ({ ...newest, search: '', page: 1 })
  return [{ key: 'search', label: `“${state.search}”`, change: withoutSearch }, ...filters]
}

/** A chip with a remove button for each filter. */
export function AppliedFilters({ onGo, ...listing }: AppliedFiltersProps) {
  const applied = useAppliedFilters(listing)
  if (applied.length === 0) return null
  return (
    <div className={css.applied}>
      <ChipList label="Applied filters">
        {applied.map(({ key, label, change }) => (
          <li key={key}>
            <Chip onRemove={() => onGo(change)}>{label}</Chip>
          </li>
        ))}
        {applied.length > 1 && (
          <li>
            <Button tone="quiet" size="sm" onClick={() => onGo(cleared)}>
              Clear all
            </Button>
          </li>
        )}
      </ChipList>
    </div>
  )
}
