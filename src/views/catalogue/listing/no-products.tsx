import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS, markedPath } from '#contract/catalogue/listing-path.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { CategoryEntry } from '#contract/platform/wire.ts'
import { cleared, subjectOf } from '#src/services/catalogue/listing/listing-filters.ts'
import { categoriesQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Dud } from '#src/views/platform/not-found/dud.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { type AppliedFiltersProps, useAppliedFilters } from './applied-filters.tsx'
import { closestCategories } from './closest-categories.ts'
import { emptyListingText } from './empty-listing-text.ts'
import * as css from './no-products.css.ts'

/** Nothing is there, or nothing matches: what can be removed, and where else to look. */
export function NoProducts(props: AppliedFiltersProps) {
  const { state, onGo } = props
  const applied = useAppliedFilters(props)
  const isSearch = state.search !== ''
  const { title, text } = emptyListingText(state.search, applied.length)
  const isAll = applied.length === 0 && subjectOf(state) === null
  const categories = useQuery(categoriesQuery(useQueryScope())).data ?? []
  return (
    <section className={css.empty}>
      <Dud />
      <EmptyState
        title={title}
        icon="none"
        actions={
          isAll ? undefined : (
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
          )
        }
      >
        {text}
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
