import { useState } from 'react'
import { contentEntryQuery } from '#src/services/staff/staff-queries.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { DraftMachine } from './draft-state.tsx'
import { type DraftEnd, EntryEditor, type EntryEditorProps } from './entry-editor.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { blankOf, schemaOfKind } from './schema-form/schema-node.ts'
import { useStaffQuery } from './use-staff-query.ts'

interface OpenedEntryProps extends Pick<EntryEditorProps, 'entry' | 'mayPublish'> {
  machine: DraftMachine
}

const NOTICES: Readonly<Record<DraftEnd, string | null>> = {
  undone: 'Undone. Visitors see what they saw before.',
  discarded: 'The draft is discarded.',
  superseded: 'A newer draft was saved meanwhile, so it is kept. This is the newer draft.',
  left: null,
}

/** Loads an entry; the draft is opened when there is one. */
export function OpenedEntry({ entry, ...rest }: OpenedEntryProps) {
  const { call } = useShop()
  const [end, setEnd] = useState<DraftEnd | null>(null)
  const [isReopening, setReopening] = useState(false)
  const opened = useStaffQuery(contentEntryQuery(call, entry.kind, entry.key))
  const reopen = async (how: DraftEnd | null) => {
    setEnd(how)
    setReopening(true)
    await opened.refetch()
    setReopening(false)
  }
  // a refetch in between must not take the editor away
  if (opened.isPending || isReopening || !opened.isFetchedAfterMount) return <LoadingRows />
  if (opened.isError)
    return <ErrorState title="Could not load this entry." onRetry={() => void reopen(end)} />
  const { live, draft, revision } = opened.data
  const blank = { body: blankBody(entry.kind), position: 0, starts_at: null, ends_at: null }
  const notice = end && NOTICES[end]
  return (
    <Stack>
      {notice && (
        <Notice tone={end === 'superseded' ? 'warn' : 'success'} role="status">
          {notice}
        </Notice>
      )}
      {live === null && draft === null && revision !== null && (
        <Notice tone="info" heading="This entry was removed">
          Bring back a version from its history below, or write it anew.
        </Notice>
      )}
      <EntryEditor
        {...rest}
        entry={entry}
        live={live}
        blank={blank}
        content={draft ? draft.content : (live ?? blank)}
        base={{ based_on: draft ? draft.based_on : revision, draft_version: draft?.version ?? null }}
        takesFocus={end !== null && end !== 'left'}
        onAct={() => setEnd(null)}
        onEnd={(how) => void reopen(how)}
      />
    </Stack>
  )
}

function blankBody(kind: EntryEditorProps['entry']['kind']): Record<string, unknown> {
  // the schema of every kind is an object
  return blankOf(schemaOfKind(kind)) as Record<string, unknown>
}
