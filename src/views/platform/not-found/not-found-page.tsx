import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { ALL_PRODUCTS, markedPath } from '#contract/catalogue/listing-path.ts'
import { LISTING_LIMITS } from '#contract/platform/constants.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { PATHS } from '#contract/content/paths.ts'
import { categoriesQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { Dud } from './dud.tsx'
import * as css from './not-found.css.ts'

export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <>
      <Dud />
      <EmptyState
        title="Page not found"
        titleLevel="h1"
        icon="none"
        actions={
          <>
            <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'primary' })}>
              Shop all products
            </Link>
            <Link to={PATHS.home} className={buttonStyle({ tone: 'outline' })}>
              Home
            </Link>
          </>
        }
      >
        {MESSAGES.notFound}
      </EmptyState>
      <div className={css.ways}>
        <ProductSearch />
        <Categories />
      </div>
    </>
  )
}

/** A plain form, so that it works without the program too. */
function ProductSearch() {
  const navigate = useNavigate()
  const search = (form: FormData) => {
    const term = form.get('search')
    if (typeof term === 'string' && term.trim() !== '')
      void navigate(`${ALL_PRODUCTS}?search=${encodeURIComponent(term.trim())}`)
  }
  return (
    <search aria-label="Products">
      <form
        action={ALL_PRODUCTS}
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label="Search products"
          type="search"
          name="search"
          enterKeyHint="search"
          maxLength={LISTING_LIMITS.searchLength}
          required={false}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

const SHOWN = 8

function Categories() {
  const headingId = useId()
  const { data: categories = [] } = useQuery(categoriesQuery(useQueryScope()))
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Categories</h2>
      <ul className={css.categories}>
        {categories.slice(0, SHOWN).map(({ categories_url, label }) => (
          <li key={categories_url}>
            <Link to={markedPath('c', categories_url)} className={css.category}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
