import { type ReactNode, useState } from 'react'
import { counted, formatCount } from '#contract/platform/format-count.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './desk.css.ts'

export interface DeskRow {
  readonly id: number
  readonly to: string
  readonly name: string
  /** below the name */
  readonly facts: readonly string[]
}

/** Of a link: focus stays with the list instead of going to the heading of the page. */
export const IN_PLACE = { staysInPlace: true } as const

interface DeskSearchProps {
  label: string
  placeholder: string
  /** searched for now; give the component this as its key */
  q: string
  /** @param q without spaces around it */
  onSearch: (q: string) => void
}

/** The form of a search, to be placed in a `search` element. */
export function DeskSearch({ label, placeholder, q, onSearch }: DeskSearchProps) {
  const [typed, setTyped] = useState(q)
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <div className={css.searchField}>
        <TextField
          label={label}
          required={false}
          type="search"
          maxLength={100}
          placeholder={placeholder}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}

interface DeskFiltersProps {
  label: string
  filters: readonly { readonly to: string; readonly name: string; readonly isChosen: boolean }[]
}

export const DeskFilters = ({ label, filters }: DeskFiltersProps) => (
  <nav aria-label={label}>
    <Cluster gap={8}>
      {filters.map(({ to, name, isChosen }) => (
        <Link
          key={to}
          to={to}
          state={IN_PLACE}
          className={css.filter}
          aria-current={isChosen ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </Cluster>
  </nav>
)

interface DeskListProps {
  label: string
  rows: readonly DeskRow[]
  chosen: string | null
  empty: {
    readonly title: string
    /** how rows come here */
    readonly text: string
    /** where rows are instead */
    readonly action?: ReactNode
  }
}

export function DeskList({ label, rows, chosen, empty }: DeskListProps) {
  if (rows.length === 0)
    return (
      <EmptyState title={empty.title} titleLevel="h2" actions={empty.action}>
        {empty.text}
      </EmptyState>
    )
  return (
    <Stack gap={8}>
      <p className={css.minor}>{`${formatCount(rows.length)} listed`}</p>
      <ul className={css.list} aria-label={label}>
        {rows.map(({ id, to, name, facts }) => (
          <li key={id}>
            <Link
              to={to}
              state={IN_PLACE}
              className={css.row}
              aria-current={String(id) === chosen ? 'true' : undefined}
            >
              <strong>{name}</strong>
              {facts.map((fact) => (
                <span key={fact} className={css.minor}>
                  {fact}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

interface DeskPagesProps {
  label: string
  /** what is counted, singular and plural */
  noun: readonly [string, string]
  pagination: { readonly total: number; readonly current_page: number; readonly last_page: number }
  /** another page is being loaded */
  isOutdated: boolean
  toPage: (page: number) => string
  /** items of a list */
  children: ReactNode
}

/** A counted list with pages. */
export const DeskPages = ({ label, noun, pagination, isOutdated, toPage, children }: DeskPagesProps) => (
  <Stack gap={8} aria-busy={isOutdated}>
    <p className={css.small} role="status">
      {counted(pagination.total, ...noun)}
    </p>
    <ul className={css.pagedList} aria-label={label}>
      {children}
    </ul>
    <Pagination
      page={pagination.current_page}
      pageCount={pagination.last_page}
      renderLink={({ page, ...link }) => <Link {...link} to={toPage(page)} state={IN_PLACE} />}
    />
  </Stack>
)

interface DeskRowLinkProps {
  to: string
  isChosen: boolean
  children: ReactNode
}

/** A row of a list with pages; its children are laid out in two columns. */
export const DeskRowLink = ({ to, isChosen, children }: DeskRowLinkProps) => (
  <Link to={to} state={IN_PLACE} className={css.pairedRow} aria-current={isChosen ? 'true' : undefined}>
    {children}
  </Link>
)

interface DeskOpenedProps {
  /** the address of the list */
  listPath: string
  children: ReactNode
}

/** What is open of a list with pages, with the way back on narrow screens. */
export const DeskOpened = ({ listPath, children }: DeskOpenedProps) => (
  <Stack>
    <Link to={listPath} state={IN_PLACE} className={css.back}>
      Back to the list
    </Link>
    {children}
  </Stack>
)

interface DeskColumnsProps {
  list: ReactNode
  /** null: there is nothing to choose */
  detail: ReactNode
}

/** List beside detail; below it on narrow screens. */
export const DeskColumns = ({ list, detail }: DeskColumnsProps) =>
  detail === null ? (
    list
  ) : (
    <div className={css.columns}>
      {list}
      {detail}
    </div>
  )
