import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS, markedPath } from '#contract/catalogue/listing-path.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { CategoryEntry } from '#contract/platform/wire.ts'
import { cleared } from '#src/services/catalogue/listing/listing-filters.ts'
import { categoriesQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Dud } from '#src/views/platform/not-found/dud.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { type AppliedFiltersProps, useAppliedFilters } from './applied-filters.tsx'
import { closestCategories } from './closest-categories.ts'
import * as css from './no-products.css.ts'

/** Nothing matches: what can be removed, and where else to look. */
export function NoProducts(props: AppliedFiltersProps) {
  const { state, onGo } = props
  const applied = useAppliedFilters(props)
  const isSearch = state.search !== ''
  const categories = useQuery(categoriesQuery(useQueryScope())).data ?? []
  return (
    <section className={css.empty}>
      <Dud />
      <EmptyState
        title={
          applied.length === 1 && isSearch
            ? `No products match “${state.search}”.`
            : 'No products match these filters.'
        }
        icon="none"
        actions={
          <>
            {applied.length > 0 && (
              <Button tone="primary" onClick={() => onGo(cleared)}>
                {applied.length === 1 && isSearch ? 'Clear the search' : 'Clear all filters'}
              </Button>
            )}
            <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'outline' })}>
              See all products
            </Link>
          </>
        }
      >
        {isSearch
          ? 'Check the model number, or try fewer or shorter words.'
          : 'Remove a filter above to see more products.'}
      </EmptyState>
      {isSearch && <Closest categories={closestCategories(categories, state.search)} />}
    </section>
  )
}

function Closest({ categories }: { categories: readonly CategoryEntry[] }) {
  return (
    <nav aria-label="Categories to look in" className={css.closest}>
      <h3>Look in a category</h3>
      <ul className={css.categories}>
        {categories.map(({ value, label, product_count: count }) => (
          <li key={value}>
            <Link to={markedPath('c', value)} className={css.category}>
              {label}
              {count !== undefined && <span className={css.count}>{counted(count, 'product')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
