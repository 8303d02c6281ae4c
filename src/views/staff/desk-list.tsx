import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './desk.css.ts'

export interface DeskRow {
  readonly id: number
  readonly to: string
  readonly name: string
  /** below the name */
  readonly facts: readonly string[]
}

/** Focus stays with the list instead of going to the heading of the page. */
const IN_PLACE = { staysInPlace: true } as const

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
      <p className={css.minor}>{`${rows.length} listed`}</p>
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
