import { useState } from 'react'
import { formatCount } from '#contract/platform/format-count.ts'
import {
  type DryRun,
  type FieldChange,
  type ImportRow,
  ROW_KINDS,
  type RowKind,
} from '#contract/staff/staff-import.ts'
import { importRowsQuery } from '#src/services/staff/product-import.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './import-rows.css.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'

/** The rows of a dry run by page, the refused ones first. */
export function ImportRows({ dryRun: { id, counts } }: { dryRun: DryRun }) {
  const { call } = useShop()
  const [kind, setKind] = useState<RowKind | null>(null)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const rows = useStaffQuery(importRowsQuery(call, { id, kind, search: search.trim(), page }))
  const filter = (next: RowKind | null) => {
    setKind(next)
    setPage(1)
  }
  return (
    <Stack as="section" aria-label="Rows">
      <Cluster gap={8} role="group" aria-label="Which rows">
        <Button size="sm" aria-pressed={kind === null} onClick={() => filter(null)}>
          All
        </Button>
        {ROW_KINDS.filter((each) => counts[each] > 0).map((each) => (
          <Button key={each} size="sm" aria-pressed={kind === each} onClick={() => filter(each)}>
            {`${NAMES[each]} (${formatCount(counts[each])})`}
          </Button>
        ))}
      </Cluster>
      <TextField
        label="Model or name"
        type="search"
        optional
        maxLength={80}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value)
          setPage(1)
        }}
      />
      {rows.data === undefined ? (
        <QueryState query={rows} title="Could not load the rows." />
      ) : (
        <>
          <RowTable rows={rows.data.rows} />
          <Pages page={page} last={rows.data.pagination.last_page} onPage={setPage} />
        </>
      )}
    </Stack>
  )
}

const NAMES: Readonly<Record<RowKind, string>> = {
  refused: 'Refused',
  added: 'Added',
  changed: 'Changed',
  deactivated: 'Deactivated',
  unchanged: 'Unchanged',
}

function RowTable({ rows }: { rows: readonly ImportRow[] }) {
  if (rows.length === 0) return <p>No row is found.</p>
  return (
    <Table caption="Rows of the file" captionHidden>
      <thead>
        <tr>
          <HeadCell numeric>Line</HeadCell>
          <HeadCell>Product</HeadCell>
          <HeadCell>Changes</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <Cell numeric>{row.line}</Cell>
            <Cell>
              <div className={css.product}>
                <strong>{row.model}</strong>
                <span>{row.name}</span>
                <span className={css.minor}>{NAMES[row.kind]}</span>
              </div>
            </Cell>
            <Cell>
              <ul className={css.changes}>
                {row.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
                {row.changes.map((change) => (
                  <li key={change.field}>
                    <Change change={change} />
                  </li>
                ))}
              </ul>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Change = ({ change: { field, before, after, by } }: { change: FieldChange }) => (
  <>
    <span className={css.minor}>{field}:</span> {before || '(empty)'} → <strong>{after || '(empty)'}</strong>
    {by !== undefined && ` (${by < 0 ? by : `+${by}`})`}
  </>
)

interface PagesProps {
  page: number
  last: number
  onPage: (page: number) => void
}

function Pages({ page, last, onPage }: PagesProps) {
  if (last <= 1) return null
  return (
    <Cluster role="group" aria-label="Pages">
      <Button
        size="sm"
        blockedReason={page === 1 ? 'This is the first page.' : null}
        reasonHidden
        onClick={() => onPage(page - 1)}
      >
        Previous page
      </Button>
      <span role="status">{`Page ${page} of ${last}`}</span>
      <Button
        size="sm"
        blockedReason={page >= last ? 'This is the last page.' : null}
        reasonHidden
        onClick={() => onPage(page + 1)}
      >
        Next page
      </Button>
    </Cluster>
  )
}
