import type { ProductList } from '#contract/products.ts'
import type { ListingState } from '#src/services/listing/listing-address.ts'
import { appliedFilters, cleared, toggled } from '#src/services/listing/listing-filters.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Chip, ChipList } from '#src/ui/display/chip.tsx'
import { useQueryScope } from '#src/views/shop/hooks/use-query-scope.ts'
import * as css from './listing-page.css.ts'
import { useFilterLabel } from './use-filter-label.ts'

export interface AppliedFiltersProps {
  state: ListingState
  counts: ProductList['meta']['facets']
  onGo: (next: ListingState) => void
}

/** A chip with a remove button for each filter. */
export function AppliedFilters({ state, counts, onGo }: AppliedFiltersProps) {
  const labelOf = useFilterLabel(counts)
  const applied = appliedFilters(state, useQueryScope().level === null).map(({ field, value }) => ({
    key: `${field}:${value}`,
    label: labelOf(field, value),
    next: toggled(state, field, value),
  }))
  if (state.search !== '') {
    applied.unshift({ key: 'search', label: `“${state.search}”`, next: { ...state, search: '', page: 1 } })
  }
  if (applied.length === 0) return null
  return (
    <div className={css.applied}>
      <ChipList label="Applied filters">
        {applied.map(({ key, label, next }) => (
          <li key={key}>
            <Chip onRemove={() => onGo(next)}>{label}</Chip>
          </li>
        ))}
        {applied.length > 1 && (
          <li>
            <Button tone="quiet" size="sm" onClick={() => onGo(cleared(state))}>
              Clear all
            </Button>
          </li>
        )}
      </ChipList>
    </div>
  )
}
