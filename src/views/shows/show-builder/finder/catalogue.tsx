import { counted } from '#contract/platform/format-count.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Chip } from '#src/ui/display/chip.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import { SmallSelect } from '#src/views/shows/show-builder/small-fields.tsx'
import * as css from './finder.css.ts'
import type { FinderProps } from './finder.types.ts'
import { FinderRow } from './finder-row.tsx'
import { type Catalogue, useCatalogue } from './use-catalogue.ts'

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

/** All products of the storefront that are cues. */
export function CatalogueSource(props: FinderProps) {
  const catalogue = useCatalogue(props.wanted)
  return (
    <>
      <div className={css.tools}>
        <input
          type="search"
          className={css.search}
          aria-label="Find products"
          placeholder="Find products"
          value={catalogue.text}
          onChange={({ currentTarget }) => catalogue.setText(currentTarget.value)}
        />
        <Filters catalogue={catalogue} sources={props.sources} />
      </div>
      <div className={css.results}>
        <Results {...props} catalogue={catalogue} />
      </div>
    </>
  )
}

interface FiltersProps extends Pick<FinderProps, 'sources'> {
  readonly catalogue: Catalogue
}

function Filters({ catalogue: { options, applied, toggle }, sources }: FiltersProps) {
  return (
    <>
      <div className={css.choices}>
        {sources}
        <SmallSelect
          label="Add a filter"
          hidesLabel="always"
          value=""
          onChange={(chosen) => {
            const [field, value] = chosen.split('\n')
            const option = options.find((each) => each.field === field)
            if (option !== undefined && value !== undefined) toggle(option.field, value)
          }}
        >
          <option value="">Add a filter</option>
          {options.map(({ field, legend, values }) => (
            <optgroup key={field} label={legend}>
              {values.map(({ value, label, count }) => (
                <option key={value} value={`${field}\n${value}`}>
                  {label} ({count})
                </option>
              ))}
            </optgroup>
          ))}
        </SmallSelect>
      </div>
      {applied.length > 0 && (
        <ul className={css.chips} aria-label="Filters">
          {applied.map(({ field, value, label }) => (
            <li key={`${field} ${value}`}>
              <Chip onRemove={() => toggle(field, value)}>{label}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Results(props: FinderProps & { readonly catalogue: Catalogue }) {
  const { catalogue, chosen, onChoose, onAdd, readOnly } = props
  const { query, products } = catalogue
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isLoadingError)
    return (
      <ErrorState
        title="Products could not be loaded."
        titleLevel="h3"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton && <Loading />
  if (products.length === 0)
    return <p className={css.note}>No products match. Try a shorter word or fewer filters.</p>
  return (
    <>
      <p className={css.count} role="status">
        {counted(query.data.meta.pagination.total, 'product')}
      </p>
      <ul aria-label="Products" aria-busy={query.isPlaceholderData}>
        {products.map((product) => (
          <FinderRow
            key={product.products_id}
            goods={{ kind: 'product', products_id: product.products_id }}
            image_url={product.image_url}
            name={product.products_name}
            meta={
              <>
                {productMeta(product)}
                {product.quantity === 0 && <span className={css.lack}> Sold out</span>}
              </>
            }
            isChosen={chosen?.products_id === product.products_id}
            blockedReason={readOnly}
            onChoose={() => onChoose(product)}
            onAdd={() => onAdd(product)}
          />
        ))}
      </ul>
      <Pages catalogue={catalogue} />
    </>
  )
}

function Pages({ catalogue: { page, pages, turn } }: { readonly catalogue: Catalogue }) {
  if (pages <= 1) return null
  return (
    <div className={css.lineHead}>
      <Button
        size="sm"
        blockedReason={page <= 1 && 'This is the first page.'}
        reasonHidden
        onClick={() => turn(page - 1)}
      >
        Previous
      </Button>
      <span className={css.meta}>
        {page} of {pages}
      </span>
      <Button
        size="sm"
        blockedReason={page >= pages && 'This is the last page.'}
        reasonHidden
        onClick={() => turn(page + 1)}
      >
        Next
      </Button>
    </div>
  )
}

export function Loading() {
  return (
    <SkeletonGroup label="Loading products">
      {SKELETONS.map((row) => (
        <Skeleton key={row} className={css.skeleton} />
      ))}
    </SkeletonGroup>
  )
}

/** "87 shots · 0:38", "201-300 ft · 4 s". */
function productMeta({ shots, performance_height, caliber, seconds }: ShowProduct): string {
  const what = shots !== null && shots > 1 ? `${shots} shots` : (performance_height ?? caliber)
  const long = seconds === null ? null : durationText(seconds)
  return [what, long].filter((part) => part !== null && part !== undefined).join(' · ')
}

const durationText = (seconds: number): string =>
  seconds < 10 ? `${Math.round(seconds * 10) / 10} s` : clockText(seconds * 1_000, false)
