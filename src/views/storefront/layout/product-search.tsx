import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import type { SearchSuggestion } from '#contract/catalogue/products.ts'
import { counted } from '#contract/platform/format-count.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { categoriesQuery } from '#src/services/platform/queries.ts'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { Combobox } from '#src/ui/overlay/combobox.tsx'
import { useProductSearch } from '#src/views/platform/hooks/use-product-search.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './product-search-form.css.ts'

// needed only once something is typed
const SuggestionRow = lazyComponent(
  () => import('./suggestion-row.tsx'),
  (module) => module.SuggestionRow,
)
const SearchMessage = lazyComponent(
  () => import('./suggestion-row.tsx'),
  (module) => module.SearchMessage,
)

/** The search box of the header; the product-search machine opens and closes its suggestions. */
export function ProductSearch({ id }: { id: string }) {
  const search = useProductSearch()
  const [active, setActive] = useState(-1)
  const placeholder = usePlaceholder()
  return (
    <form
      role="search"
      action={ALL_PRODUCTS}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <Combobox<SearchSuggestion>
        label="Search products"
        value={search.input}
        onValueChange={(value) => {
          setActive(-1)
          search.type(value)
        }}
        open={search.isOpen}
        options={search.suggestions}
        optionKey={keyOf}
        renderOption={(suggestion) => <SuggestionRow suggestion={suggestion} term={search.term} />}
        activeIndex={active}
        onActiveChange={setActive}
        onChoose={search.choose}
        onArrowRight={search.addCase}
        onSubmit={search.submit}
        onClose={search.close}
        stale={search.isPending}
        message={search.isEmpty && <SearchMessage isUnreachable={search.isUnreachable} term={search.term} />}
        status={search.status}
        end={search.isPending ? <Spinner size="sm" /> : undefined}
        input={{ id, name: 'search', placeholder, enterKeyHint: 'search', onFocus: SuggestionRow.preload }}
      />
    </form>
  )
}

const keyOf = (suggestion: SearchSuggestion): string => {
  if (!('kind' in suggestion)) return suggestion.products_url
  return suggestion.kind === 'filter' ? suggestion.link_to : suggestion.kind
}

function usePlaceholder(): string {
  const categories = useQuery(categoriesQuery(useQueryScope())).data ?? []
  const count = categories.reduce((sum, category) => sum + (category.product_count ?? 0), 0)
  return `Search ${count === 0 ? '' : `${counted(count, 'product')} `}by name, model or UPC`
}
