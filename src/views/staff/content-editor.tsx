import type { ContentKind } from '#contract/content/content-kinds.ts'
import { KIND_TEXTS } from '#contract/content/content-texts.ts'
import type { EntryState } from '#contract/content/content-editing.ts'
import { contentListQuery } from '#src/services/staff/staff-queries.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { DraftMachine } from './draft-state.tsx'
import { marksOf } from './entry-state-text.ts'
import { LoadingRows } from './loading-rows.tsx'
import { NewEntry } from './new-entry.tsx'
import { OpenedEntry } from './opened-entry.tsx'
import * as css from './staff-page.css.ts'
import { KINDS, staffPath, useStaffLocation } from './use-staff-location.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** The entries of one kind, or the form of the one that is open. */
export function ContentEditor({ machine, mayPublish }: { machine: DraftMachine; mayPublish: boolean }) {
  const { kind, key } = useStaffLocation()
  if (key === null) return <Entries kind={kind} />
  return (
    <OpenedEntry key={`${kind} ${key}`} entry={{ kind, key }} machine={machine} mayPublish={mayPublish} />
  )
}

function Entries({ kind }: { kind: ContentKind }) {
  const { go } = useStaffLocation()
  const { about, key } = KIND_TEXTS[kind]
  return (
    <section aria-label="Entries" className={css.entries}>
      <SelectField
        label="Kind"
        hint={about}
        value={kind}
        onChange={({ currentTarget }) =>
          go({ kind: KINDS.find((each) => each === currentTarget.value) ?? 'page' })
        }
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {KIND_TEXTS[each].plural}
          </option>
        ))}
      </SelectField>
      <NewEntry
        label="Path or name of a new entry"
        hint={key.help}
        onChoose={(next) => go({ kind, key: next }, false)}
      />
      <div className={css.entryList}>
        <EntryList kind={kind} />
      </div>
    </section>
  )
}

function EntryList({ kind }: { kind: ContentKind }) {
  const { call } = useShop()
  const entries = useStaffQuery(contentListQuery(call))
  if (entries.isPending) return <LoadingRows />
  if (entries.isLoadingError)
    return <ErrorState title="Could not load the entries." onRetry={() => void entries.refetch()} />
  const all = entries.data.filter((entry) => entry.kind === kind)
  const isGone = ({ is_removed, has_draft }: EntryState) => is_removed && !has_draft
  const shown = all.filter((entry) => !isGone(entry))
  const gone = all.filter(isGone)
  return (
    <>
      {shown.length === 0 && (
        <EmptyState title={`There are no ${KIND_TEXTS[kind].plural.toLowerCase()} yet.`}>
          Begin the first one above. Visitors see it once it is published.
        </EmptyState>
      )}
      <EntryLinks entries={shown} />
      {gone.length > 0 && (
        <Disclosure summary={`Removed (${gone.length})`}>
          <EntryLinks entries={gone} />
        </Disclosure>
      )}
    </>
  )
}

const EntryLinks = ({ entries }: { entries: readonly EntryState[] }) => (
  <ul className={css.links}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Link to={staffPath({ kind: entry.kind, key: entry.key })} className={css.entryLink}>
          <strong>{entry.title}</strong>{' '}
          <span className={css.entryFacts}>
            {entry.key} {marksOf(entry)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
