import { counted, formatCount } from '#contract/platform/format-count.ts'
import { caseText } from '#contract/catalogue/packaging.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { FilterSuggestion, SearchSuggestion, Suggestion } from '#contract/catalogue/products.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import { matchedParts } from './matched-parts.ts'
import * as css from './product-search.css.ts'

interface RowProps<S> {
  suggestion: S
  /** the searched text */
  term: string
}

/** A row of the search box: a product, a filter, or all results. */
export function SuggestionRow({ suggestion, term }: RowProps<SearchSuggestion>) {
  if (!('kind' in suggestion)) return <ProductRow suggestion={suggestion} term={term} />
  if (suggestion.kind === 'filter') return <FilterRow suggestion={suggestion} term={term} />
  return (
    <span className={css.all}>
      {suggestion.count === 1 ? 'See the result' : `See all ${formatCount(suggestion.count)} results`} for “
      {term}”
    </span>
  )
}

function ProductRow({ suggestion, term }: RowProps<Suggestion>) {
  return (
    <span className={css.row}>
      <ProductPicture src={suggestion.image_url} size={75} width={56} loading="eager" className={css.thumb} />
      <span className={css.text}>
        <span className={css.name}>
          <Matched text={suggestion.products_name} term={term} />
        </span>
        <span className={css.meta}>
          <span className={css.model}>
            <Matched text={suggestion.products_model} term={term} />
          </span>{' '}
          · {suggestion.manufacturers_name} · {caseText(suggestion.products_packaging)}
        </span>
      </span>
      {suggestion.price !== undefined && (
        <span className={css.price}>
          {formatMoney(suggestion.price)}
          <span className={css.hint}> Right arrow: add 1 case</span>
        </span>
      )}
    </span>
  )
}

function FilterRow({ suggestion: { group, label, count }, term }: RowProps<FilterSuggestion>) {
  return (
    <span className={css.row}>
      <span className={css.mark}>
        <Icon name="filter" />
      </span>
      <span>
        <Matched text={label} term={term} /> in {group}
      </span>
      <span className={css.price}>{counted(count, 'product')}</span>
    </span>
  )
}

function Matched({ text, term }: { text: string; term: string }) {
  return matchedParts(text, term).map(({ part, isMatch, start }) =>
    isMatch ? (
      <b key={start} className={css.match}>
        {part}
      </b>
    ) : (
      part
    ),
  )
}

/** Instead of suggestions: there are none, or the search failed. */
export function SearchMessage({ isUnreachable, term }: { isUnreachable: boolean; term: string }) {
  return isUnreachable
    ? 'Search is not answering. Press Enter to search all products.'
    : `No products match “${term}”. Check the model number or try a shorter word.`
}
