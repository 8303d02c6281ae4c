import type { EntryState } from '#contract/content/content-editing.ts'
import { contentListQuery } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { useLeaveGuard } from '#src/views/platform/hooks/leave-guard.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { DraftMachine } from './draft-state.tsx'
import { marksOf } from './entry-state-text.ts'
import { LoadingRows } from './loading-rows.tsx'
import { NewEntry } from './new-entry.tsx'
import { OpenedEntry } from './opened-entry.tsx'
import * as css from './staff-page.css.ts'
import { KINDS, type StaffLocation, useStaffLocation } from './use-staff-location.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** The entries of one kind, and the form of the chosen one. */
export function ContentEditor({ machine, mayPublish }: { machine: DraftMachine; mayPublish: boolean }) {
  const { kind, key, go } = useStaffLocation()
  const { attempt } = useLeaveGuard()
  const choose = (next: Pick<StaffLocation, 'kind' | 'key'>) => {
    if (next.kind !== kind || next.key !== key) attempt(() => go(next))
  }
  return (
    <div className={css.columns}>
      <Stack as="section" aria-label="Entries">
        <fieldset className={css.group}>
          <legend>Entries</legend>
          <SelectField
            label="Kind"
            value={kind}
            onChange={({ currentTarget }) =>
              choose({ kind: KINDS.find((each) => each === currentTarget.value) ?? 'page', key: null })
            }
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
          <EntryList kind={kind} chosen={key} onChoose={(next) => choose({ kind, key: next })} />
          <NewEntry label="Path or name of a new entry" onChoose={(next) => choose({ kind, key: next })} />
        </fieldset>
      </Stack>
      {key === null ? (
        <p>Choose an entry, or begin a new one.</p>
      ) : (
        <OpenedEntry key={`${kind} ${key}`} entry={{ kind, key }} machine={machine} mayPublish={mayPublish} />
      )}
    </div>
  )
}

interface EntryListProps {
  kind: StaffLocation['kind']
  chosen: string | null
  onChoose: (key: string) => void
}

function EntryList({ kind, chosen, onChoose }: EntryListProps) {
  const { call } = useShop()
  const entries = useStaffQuery(contentListQuery(call))
  if (entries.isPending)
    return (
      <div className={css.loadingList}>
        <LoadingRows />
      </div>
    )
  if (entries.isLoadingError)
    return <ErrorState title="Could not load the entries." onRetry={() => void entries.refetch()} />
  const all = entries.data.filter((entry) => entry.kind === kind)
  const isGone = ({ is_removed, has_draft }: EntryState) => is_removed && !has_draft
  const shown = all.filter((entry) => !isGone(entry))
  const gone = all.filter(isGone)
  return (
    <>
      {shown.length === 0 && <p>There is no entry of this kind yet.</p>}
      <EntryButtons entries={shown} chosen={chosen} onChoose={onChoose} />
      {gone.length > 0 && (
        <Disclosure summary={`Removed (${gone.length})`}>
          <EntryButtons entries={gone} chosen={chosen} onChoose={onChoose} />
        </Disclosure>
      )}
    </>
  )
}

interface EntryButtonsProps extends Pick<EntryListProps, 'chosen' | 'onChoose'> {
  entries: readonly EntryState[]
}

const EntryButtons = ({ entries, chosen, onChoose }: EntryButtonsProps) => (
  <ul className={css.list}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Button
          tone="quiet"
          size="sm"
          aria-pressed={entry.key === chosen}
          onClick={() => onChoose(entry.key)}
        >
          {entry.title} {marksOf(entry)}
        </Button>
      </li>
    ))}
  </ul>
)
