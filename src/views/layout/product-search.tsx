import { useState } from 'react'
import type { Suggestion } from '#contract/products.ts'
import { imagePath } from '#src/services/listing/shop-paths.ts'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Combobox } from '#src/ui/overlay/combobox.tsx'
import { useProductSearch } from '#src/views/shop/hooks/use-product-search.ts'
import * as css from './product-search.css.ts'

/** The search box of the header; the product-search machine opens and closes its suggestions. */
export function ProductSearch({ id }: { id: string }) {
  const search = useProductSearch()
  const [active, setActive] = useState(-1)
  return (
    <form
      role="search"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <Combobox<Suggestion>
        label="Search products"
        value={search.input}
        onValueChange={(value) => {
          setActive(-1)
          search.type(value)
        }}
        open={search.isOpen}
        options={search.suggestions}
        optionKey={(suggestion) => suggestion.products_url}
        renderOption={(suggestion) => <SuggestionRow suggestion={suggestion} />}
        activeIndex={active}
        onActiveChange={setActive}
        onChoose={(suggestion) => search.choose(suggestion.products_url)}
        onSubmit={search.submit}
        onClose={search.close}
        stale={search.isPending}
        {...(search.message === null ? {} : { message: search.message })}
        status={search.status}
        end={search.isPending ? <Spinner size="sm" /> : undefined}
        input={{ id, placeholder: 'Search by name, model or UPC', enterKeyHint: 'search' }}
      />
    </form>
  )
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  return (
    <span className={css.row}>
      <img src={imagePath(suggestion.products_url, 75)} alt="" width={56} height={56} className={css.thumb} />
      <span className={css.text}>
        <span className={css.name}>{suggestion.products_name}</span>
        <span className={css.meta}>
          <span className={css.model}>{suggestion.products_model}</span> · {suggestion.manufacturers_name} ·{' '}
          {suggestion.products_packaging}
        </span>
      </span>
    </span>
  )
}
