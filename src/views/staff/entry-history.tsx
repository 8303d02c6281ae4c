import { useState } from 'react'
import type { EntryContent, EntryRevision } from '#contract/content/content-editing.ts'
import type { Content, EntryAddress } from '#machines/staff/content-draft/content-draft.types.ts'
import { contentHistoryQuery } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { ContentChanges } from './content-changes.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { momentText } from './moment.ts'
import * as css from './staff-page.css.ts'
import { useStaffQuery } from './use-staff-query.ts'

interface EntryHistoryProps {
  entry: EntryAddress
  /** what the form holds */
  current: Content
  /** why no version can be brought back now */
  blockedReason: string | null
  onRestore: (content: EntryContent) => void
}

/** What was published of an entry, the newest first; a version can be put into the form again. */
export function EntryHistory(props: EntryHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary="History" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && <Revisions {...props} />}
    </Disclosure>
  )
}

function Revisions(props: EntryHistoryProps) {
  const { entry, blockedReason } = props
  const { call } = useShop()
  const history = useStaffQuery(contentHistoryQuery(call, entry.kind, entry.key))
  if (history.isPending) return <LoadingRows />
  if (history.isLoadingError)
    return <ErrorState title="Could not load the history." onRetry={() => void history.refetch()} />
  if (history.data.length === 0) return <p>Nothing of this entry was published yet.</p>
  return (
    <ol className={css.list}>
      {history.data.map((revision, index) => (
        <li key={revision.id} className={css.row}>
          <Version
            {...props}
            revision={revision}
            blockedReason={index === 0 ? 'This is the version that is live.' : blockedReason}
          />
        </li>
      ))}
    </ol>
  )
}

interface VersionProps extends EntryHistoryProps {
  revision: EntryRevision
}

function Version({ entry, current, revision, blockedReason, onRestore }: VersionProps) {
  const { at, staff, note, before, after } = revision
  return (
    <Stack gap={8}>
      <p>
        <strong>{actOf(revision)}</strong> {momentText(at)}, {staff ?? 'with a command'}
        {note ? `: ${note}` : ''}
      </p>
      <Disclosure summary={`What changed on ${momentText(at)}`}>
        <ContentChanges kind={entry.kind} before={before} after={after} />
      </Disclosure>
      {after && (
        <>
          {current && blockedReason === null && (
            <Disclosure summary="What bringing it back changes">
              <ContentChanges
                kind={entry.kind}
                before={current}
                after={after}
                names={['Now', 'This version']}
              />
            </Disclosure>
          )}
          <Button
            size="sm"
            tone="outline"
            blockedReason={blockedReason}
            aria-label={`Bring back the version of ${momentText(at)}`}
            onClick={() => onRestore(after)}
          >
            Bring back
          </Button>
        </>
      )}
    </Stack>
  )
}

function actOf({ before, after }: EntryRevision): string {
  if (after === null) return 'Removed'
  return before === null ? 'Added' : 'Changed'
}
