import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntryContent } from '#contract/content/content-editing.ts'
import { KIND_TEXTS } from '#contract/content/content-texts.ts'
import type {
  Content,
  ContentDraftEvent,
  DraftBase,
  EntryAddress,
} from '#machines/staff/content-draft/content-draft.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { LeaveDialog } from '#src/views/platform/components/loss-dialog.tsx'
import type { AskToLeave } from '#src/views/platform/hooks/leave-guard.ts'
import { useBlockedLeaving } from '#src/views/platform/hooks/use-blocked-leaving.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { type DraftMachine, DraftState, type DraftStateProps } from './draft-state.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryHistory } from './entry-history.tsx'
import { PreviewFrame, previewPath } from './preview-frame.tsx'
import * as css from './entry-editor.css.ts'
import { staffPath } from './use-staff-location.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

type Snapshot = DraftStateProps['snapshot']
export type DraftEnd = 'undone' | 'discarded' | 'superseded' | 'left'

export interface EntryEditorProps {
  machine: DraftMachine
  entry: EntryAddress
  content: Content
  live: EntryContent | null
  blank: EntryContent
  base: DraftBase
  mayPublish: boolean
  /** the entry is opened again, and the element with the focus went with the editor before */
  takesFocus: boolean
  /** something is done with the draft */
  onAct: () => void
  onEnd: (end: DraftEnd) => void
}

/** The form of one entry, with what can be done in the state of its draft. */
export function EntryEditor(props: EntryEditorProps) {
  const { entry, mayPublish, machine } = props
  const { heading, ...focus } = useHeadingFocus(props.takesFocus)
  const { snapshot, send, isWaiting } = useDraft(machine, props)
  const { content, base } = snapshot.context
  const isBlocked = snapshot.hasTag('blocksLeaving')
  const { live, kept } = useKnownContent(snapshot, props)
  const edit = (next: EntryContent) => send({ type: 'draft.edit', content: next })
  const canEdit = snapshot.can({ type: 'draft.edit', content })
  const page = previewPath(entry)
  const [view, setView] = useState<View>('edit')
  const partOf = (part: View, always: string) => (view === part ? always : `${always} ${css.wideOnly}`)
  const { name, plural } = KIND_TEXTS[entry.kind]
  return (
    <Stack as="section" aria-label={`${name} ${entry.key}`} {...focus}>
      <div className={css.head}>
        <Link to={staffPath({ kind: entry.kind })}>All {plural.toLowerCase()}</Link>
        <h2 ref={heading} tabIndex={-1}>
          {entry.key}
        </h2>
      </div>
      <DraftState snapshot={snapshot} send={send} isWaiting={isWaiting} />
      {page !== null && <ViewChoice view={view} onChoose={setView} />}
      <div className={page === null ? css.work : css.withPage}>
        <div className={partOf('edit', css.part)}>
          <EntryForm
            entry={entry}
            content={content}
            kept={kept}
            problems={snapshot.context.problems}
            isLive={live !== null}
            isDisabled={!canEdit}
            onChange={edit}
          />
        </div>
        {page !== null && (
          <div className={partOf('page', css.page)}>
            <PreviewFrame
              name={entry.key}
              path={page}
              base={base}
              isUnsaved={isBlocked}
              isChosen={view === 'page'}
            />
          </div>
        )}
      </div>
      <EntryActions snapshot={snapshot} send={send} mayPublish={mayPublish} isLive={live !== null} />
      <EntryHistory
        entry={entry}
        current={content}
        blockedReason={isBlocked || !canEdit ? 'Save or discard your changes first.' : null}
        onRestore={edit}
      />
      <LeaveDialog
        open={snapshot.matches('leaving')}
        onYes={() => send({ type: 'draft.drop' })}
        onNo={() => send({ type: 'draft.stay' })}
      />
    </Stack>
  )
}

type View = 'edit' | 'page'
const VIEWS = { edit: 'Edit', page: 'Page' } as const

/** Which of the two is shown where there is no room for both. */
const ViewChoice = ({ view, onChoose }: { view: View; onChoose: (view: View) => void }) => (
  <Cluster role="group" aria-label="Form or page" gap={8} className={css.choice}>
    {(['edit', 'page'] as const).map((each) => (
      <Button
        key={each}
        size="sm"
        tone="secondary"
        aria-pressed={each === view}
        onClick={() => onChoose(each)}
      >
        {VIEWS[each]}
      </Button>
    ))}
  </Cluster>
)

/** What is live by now, and the content that was in the form before it was removed. */
function useKnownContent({ value, context }: Snapshot, props: EntryEditorProps) {
  const [live, setLive] = useState<Content>(props.live)
  const [kept, setKept] = useState(props.content ?? props.live ?? props.blank)
  const { content, theirs } = context
  if (value === 'published' && content !== live) setLive(content)
  if (theirs?.draft_version === null && theirs.content !== live) setLive(theirs.content)
  if (content !== null && content !== kept) setKept(content)
  return { live, kept }
}

/** Runs the draft, asks before it is left, and says how it ended. */
function useDraft(machine: DraftMachine, props: EntryEditorProps) {
  const { inspect } = useShop()
  const draft = useActorRef(machine, { inspect, input: props })
  const snapshot = useSelector(draft, (each) => each)
  const send = (event: ContentDraftEvent) => {
    props.onAct()
    draft.send(event)
  }
  const isBlocked = snapshot.hasTag('blocksLeaving')
  const leave = useRef<(() => void) | null>(null)
  const [waiting, setWaiting] = useState<Snapshot | null>(null)
  const ask = useCallback<AskToLeave>(
    (next) => {
      const now = draft.getSnapshot()
      if (now.hasTag('pending')) setWaiting(now)
      if (!now.can({ type: 'draft.leave' })) return
      leave.current = next
      draft.send({ type: 'draft.leave' })
    },
    [draft],
  )
  useBlockedLeaving(isBlocked, ask)
  const end = useEffectEvent((value: DraftEnd) => {
    props.onEnd(value)
    if (value === 'left') leave.current?.()
  })
  useEffect(() => {
    // the value of a final state is one of its names
    if (snapshot.status === 'done') end(snapshot.value as DraftEnd)
  }, [snapshot])
  useFreshLists(snapshot.hasTag('pending'), snapshot.context.failure !== null)
  return { snapshot, send, isWaiting: waiting === snapshot }
}

/** What the draft changes is asked for again; after a failure also whether the log-in is over. */
function useFreshLists(isPending: boolean, hasFailed: boolean): void {
  const queries = useQueryClient()
  const wasPending = useRef(isPending)
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending
    wasPending.current = isPending
    if (!hasEnded) return
    void queries.invalidateQueries({ queryKey: ['staff', 'content'], exact: true })
    void queries.invalidateQueries({ queryKey: ['staff', 'history'] })
  }, [isPending, queries])
  useEffect(() => {
    if (hasFailed) void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
  }, [hasFailed, queries])
}
