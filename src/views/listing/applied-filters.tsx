import type { ProductList } from '#contract/products.ts'
import { emptyListing, type ListingState, toggled } from '#src/services/listing/listing-address.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Chip, ChipList } from '#src/ui/display/chip.tsx'
import { FACET_NAMES } from './facet-names.ts'
import * as css from './listing-page.css.ts'

export interface AppliedFiltersProps {
  state: ListingState
  counts: ProductList['meta']['facets']
  onGo: (next: ListingState) => void
}

/** Everything that narrows the list, each to be taken off; taking off the last one clears all. */
export function AppliedFilters({ state, counts, onGo }: AppliedFiltersProps) {
  const applied = FACET_NAMES.flatMap(({ field }) =>
    state.filters[field].map((value) => ({
      key: `${field}:${value}`,
      label: counts[field]?.find((option) => option.value === value)?.label ?? value,
      next: toggled(state, field, value),
    })),
  )
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
            <Button tone="quiet" size="sm" onClick={() => onGo({ ...emptyListing, sort: state.sort })}>
              Clear all
            </Button>
          </li>
        )}
      </ChipList>
    </div>
  )
}
