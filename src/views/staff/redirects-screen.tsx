import { useState } from 'react'
import type { EntryState } from '#contract/content/content-editing.ts'
import { formatCount } from '#contract/platform/format-count.ts'
import { contentListQuery } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { stateOf } from './entry-state-text.ts'
import { LoadingRows } from './loading-rows.tsx'
import { NewEntry } from './new-entry.tsx'
import { staffPath, useStaffLocation } from './use-staff-location.ts'
import * as css from './staff-page.css.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** Which addresses lead to which; a loop is found when a redirect is saved. */
export function RedirectsScreen() {
  const { call } = useShop()
  const { go } = useStaffLocation()
  const entries = useStaffQuery(contentListQuery(call))
  if (entries.isPending) return <LoadingRows />
  if (entries.isLoadingError)
    return <ErrorState title="Could not load the redirects." onRetry={() => void entries.refetch()} />
  return (
    <Stack as="section" aria-label="Redirects">
      <NewEntry
        label="Path of a new redirect"
        onChoose={(key) => go({ kind: 'redirect', key: key.startsWith('/') ? key : `/${key}` }, false)}
      />
      <Redirects redirects={entries.data.filter(isRedirect)} />
    </Stack>
  )
}

/** A removed one is found in the list of entries. */
const isRedirect = ({ kind, is_live, has_draft }: EntryState): boolean =>
  kind === 'redirect' && (is_live || has_draft)

function Redirects({ redirects }: { redirects: readonly EntryState[] }) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<keyof typeof ORDERS>('path')
  if (redirects.length === 0)
    return (
      <EmptyState title="There are no redirects.">
        When a page gets another address, enter the old one above, so that links to it still work.
      </EmptyState>
    )
  const wanted = search.trim().toLowerCase()
  const shown = redirects
    .filter(({ key, target }) => `${key} ${target}`.toLowerCase().includes(wanted))
    .toSorted(ORDERS[order])
  return (
    <>
      <TextField
        label="Find a path or target"
        type="search"
        optional
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status">{`${formatCount(shown.length)} of ${formatCount(redirects.length)}`}</p>
      {shown.length === 0 ? (
        <EmptyState
          title={`Nothing is found for “${search.trim()}”.`}
          actions={
            <Button size="sm" tone="outline" onClick={() => setSearch('')}>
              Show all redirects
            </Button>
          }
        />
      ) : (
        <RedirectTable redirects={shown} order={order} onOrder={setOrder} />
      )}
    </>
  )
}

const ORDERS = {
  path: (one: EntryState, other: EntryState) => one.key.localeCompare(other.key),
  target: (one: EntryState, other: EntryState) => (one.target ?? '').localeCompare(other.target ?? ''),
  hits: (one: EntryState, other: EntryState) => other.hits - one.hits,
} as const

interface RedirectTableProps {
  redirects: readonly EntryState[]
  order: keyof typeof ORDERS
  onOrder: (order: keyof typeof ORDERS) => void
}

function RedirectTable({ redirects, order, onOrder }: RedirectTableProps) {
  const head = (name: keyof typeof ORDERS, label: string) => (
    <HeadCell aria-sort={sortOf(name, order)} numeric={name === 'hits'}>
      <button type="button" className={css.sort} onClick={() => onOrder(name)}>
        {label}
      </button>
    </HeadCell>
  )
  return (
    <Table caption="Paths and their targets" captionHidden>
      <thead>
        <tr>
          {head('path', 'From')}
          {head('target', 'To')}
          <HeadCell>State</HeadCell>
          {head('hits', 'Followed in 30 days')}
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <tr key={redirect.key}>
            <Cell>
              <Link to={staffPath({ kind: 'redirect', key: redirect.key })}>{redirect.key}</Link>
            </Cell>
            <Cell>
              <span className={css.address}>{redirect.target ?? '–'}</span>
            </Cell>
            <Cell>{stateOf(redirect)}</Cell>
            <Cell numeric>{formatCount(redirect.hits)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function sortOf(name: keyof typeof ORDERS, order: keyof typeof ORDERS) {
  if (name !== order) return 'none'
  return name === 'hits' ? 'descending' : 'ascending'
}
