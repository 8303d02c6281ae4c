import {
  appliedFilters,
  cleared,
  type ListingChange,
} from '#src/services/catalogue/listing/listing-filters.ts'
import { Button } from '#src/ui/action/button.tsx'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import type { FacetsProps } from './facets.tsx'
import * as css from './listing-page.css.ts'

// a chunk of its own, because the counts arrive after the page anyway
const Facets = lazyComponent(
  () => import('./facets.tsx'),
  (module) => module.Facets,
)

export function FacetColumn({
  onClear,
  ...props
}: FacetsProps & { onClear: (change: ListingChange) => void }) {
  const { state } = props
  const isVisitor = useQueryScope().level === null
  return (
    <aside className={css.column} id="filters" aria-label="Filters" tabIndex={-1}>
      <div className={css.columnHead}>
        <h2 className={css.columnTitle}>Filters</h2>
        {appliedFilters(state, isVisitor).length > 0 && (
          <Button tone="quiet" size="sm" onClick={() => onClear(cleared)}>
            Clear all
          </Button>
        )}
      </div>
      <Facets {...props} />
    </aside>
  )
}
