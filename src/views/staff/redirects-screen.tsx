import { useState } from 'react'
import type { EntryState } from '#contract/content/content-editing.ts'
import { contentListQuery } from '#src/services/staff/staff-queries.ts'
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
      <h2>Redirects</h2>
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
  if (redirects.length === 0) return <EmptyState title="There are no redirects." />
  const wanted = search.trim().toLowerCase()
  const shown = redirects.filter(({ key, target }) => `${key} ${target}`.toLowerCase().includes(wanted))
  return (
    <>
      <TextField
        label="Find a path or target"
        type="search"
        optional
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status">{`${shown.length} of ${redirects.length}`}</p>
      <Table caption="Paths and their targets" captionHidden>
        <thead>
          <tr>
            <HeadCell>From</HeadCell>
            <HeadCell>To</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Followed in 30 days</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((redirect) => (
            <tr key={redirect.key}>
              <Cell>
                <Link to={staffPath({ kind: 'redirect', key: redirect.key })}>{redirect.key}</Link>
              </Cell>
              <Cell>{redirect.target ?? '–'}</Cell>
              <Cell>{stateOf(redirect)}</Cell>
              <Cell>{redirect.hits}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
