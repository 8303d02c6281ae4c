import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type EntryState, MOST_DRAFTS, type PublishAnswer } from '#contract/content/content-editing.ts'
import { KIND_TEXTS } from '#contract/content/content-texts.ts'
import { contentListQuery, publishDrafts } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LoadingRows } from './loading-rows.tsx'
import { NoteField } from './note-field.tsx'
import { PublishResult } from './publish-result.tsx'
import { staffPath } from './use-staff-location.ts'
import * as css from './staff-page.css.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useStaffCall } from './use-staff-call.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** The drafts of all kinds, of which some or all are published together. */
export function DraftsScreen({ mayPublish }: { mayPublish: boolean }) {
  const { call } = useShop()
  const entries = useStaffQuery(contentListQuery(call))
  if (entries.isPending) return <LoadingRows />
  if (entries.isLoadingError)
    return <ErrorState title="Could not load the drafts." onRetry={() => void entries.refetch()} />
  return <Drafts drafts={entries.data.filter(({ has_draft }) => has_draft)} mayPublish={mayPublish} />
}

const nameOf = ({ kind, key }: Pick<EntryState, 'kind' | 'key'>) => `${kind} ${key}`
/** A draft that is saved again, or begun again after a publication, is another version. */
const versionOf = (draft: EntryState) => `${nameOf(draft)} ${draft.based_on} ${draft.draft_version}`

function Drafts({ drafts, mayPublish }: { drafts: readonly EntryState[]; mayPublish: boolean }) {
  // what is saved elsewhere later is not published unseen
  const [versions, setVersions] = useState<ReadonlySet<string>>(() => new Set(drafts.map(versionOf)))
  const [note, setNote] = useState('')
  const chosen = drafts.filter((each) => versions.has(versionOf(each)))
  const { publish, isPending, answer, failure } = usePublishing()
  const offline = useOffline()
  const { heading, ...focus } = useHeadingFocus(false)
  const toggle = (version: string, isChosen: boolean) => {
    const next = new Set(versions)
    if (isChosen) next.add(version)
    else next.delete(version)
    setVersions(next)
  }
  return (
    <Stack as="section" aria-label="Drafts" {...focus}>
      <h2 ref={heading} tabIndex={-1}>
        Drafts
      </h2>
      <PublishResult answer={answer} failure={failure} />
      {drafts.length === 0 ? (
        <EmptyState
          title="There are no drafts."
          actions={<Link to={staffPath({ screen: 'entries' })}>Open the entries</Link>}
        >
          What you save in an entry is listed here until it is published.
        </EmptyState>
      ) : (
        <>
          <p>All that are chosen are published at once, or none of them.</p>
          <Cluster>
            <Button size="sm" onClick={() => setVersions(new Set(drafts.map(versionOf)))}>
              Choose all
            </Button>
            <Button size="sm" onClick={() => setVersions(new Set())}>
              Choose none
            </Button>
          </Cluster>
          <ul className={css.rows}>
            {drafts.map((draft) => (
              <li key={nameOf(draft)} className={css.row}>
                <DraftRow
                  draft={draft}
                  isChosen={versions.has(versionOf(draft))}
                  onChange={(isChosen) => toggle(versionOf(draft), isChosen)}
                />
              </li>
            ))}
          </ul>
          <NoteField note={note} onChange={setNote} />
          <Cluster className={css.bar}>
            <Button
              tone="primary"
              busy={isPending}
              blockedReason={offline ?? reasonAgainst(mayPublish, chosen.length)}
              onClick={() => void publish(chosen, note)}
            >
              {`Publish ${chosen.length} of ${drafts.length}`}
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  )
}

interface DraftRowProps {
  draft: EntryState
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function DraftRow({ draft, isChosen, onChange }: DraftRowProps) {
  const { kind, key, title, is_live, is_removal } = draft
  const name = `${KIND_TEXTS[kind].name} ${key}`
  const act = (is_removal && 'removes the entry') || (is_live ? 'changes it' : 'adds it')
  return (
    <Cluster justify="between">
      <Checkbox
        label={name}
        hint={`${title}: ${act}`}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Link to={staffPath({ kind, key })} aria-label={`Open ${name}`}>
        Open
      </Link>
    </Cluster>
  )
}

function usePublishing() {
  const { call } = useShop()
  const queries = useQueryClient()
  const { run, ...rest } = useStaffCall<PublishAnswer>()
  const publish = async (drafts: readonly EntryState[], note: string) => {
    await run(() => publishDrafts(call, drafts, note))
    // not the entry that may be open by now
    void queries.invalidateQueries({ queryKey: ['staff', 'content'], exact: true })
  }
  return { publish, ...rest }
}

function reasonAgainst(mayPublish: boolean, count: number): string | null {
  if (!mayPublish) return 'You may not publish.'
  if (count > MOST_DRAFTS) return `Choose at most ${MOST_DRAFTS} drafts.`
  return count === 0 ? 'Choose a draft first.' : null
}
