import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { type AskProps, LossDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { DraftFailure } from './draft-failure.tsx'
import type { DraftStateProps } from './draft-state.tsx'
import { NoteField } from './note-field.tsx'
import * as css from './staff-page.css.ts'

interface EntryActionsProps extends Pick<DraftStateProps, 'snapshot' | 'send'> {
  mayPublish: boolean
  /** the entry is live, so that a draft can remove it */
  isLive: boolean
}

/** What can be done with the draft in its state. */
export function EntryActions({ snapshot, send, mayPublish, isLive }: EntryActionsProps) {
  const [note, setNote] = useState('')
  const [isAsking, setAsking] = useState(false)
  const isPending = snapshot.hasTag('pending')
  const { content, failure } = snapshot.context
  const canRemove = isLive && content !== null
  const discard = () => {
    setAsking(false)
    send({ type: 'draft.discard' })
  }
  return (
    <>
      <NoteField note={note} onChange={setNote} />
      <Stack gap={12} className={css.bar}>
        {failure && failure.action !== 'undo' && <DraftFailure failure={failure} />}
        <Cluster>
          <Button
            tone="primary"
            busy={snapshot.matches('saving')}
            blockedReason={snapshot.can({ type: 'draft.save' }) || isPending ? null : 'Nothing to save.'}
            onClick={() => send({ type: 'draft.save' })}
          >
            Save draft
          </Button>
          <Button
            tone="secondary"
            busy={snapshot.matches('publishing')}
            blockedReason={mayPublish ? unpublishable(snapshot, note) : 'You may not publish.'}
            onClick={() => send({ type: 'draft.publish', note })}
          >
            Publish
          </Button>
          {snapshot.can({ type: 'draft.discard' }) && (
            <Button tone="outline" onClick={() => setAsking(true)}>
              Discard draft
            </Button>
          )}
          <DiscardDialog open={isAsking} onYes={discard} onNo={() => setAsking(false)} />
        </Cluster>
      </Stack>
      {canRemove && snapshot.can({ type: 'draft.edit', content: null }) && (
        <div>
          <Button tone="outline" size="sm" onClick={() => send({ type: 'draft.edit', content: null })}>
            Remove entry
          </Button>
        </div>
      )}
    </>
  )
}

function unpublishable(snapshot: EntryActionsProps['snapshot'], note: string): string | null {
  // a press in the meantime would be lost
  if (snapshot.matches('saving')) return 'The draft is being saved.'
  const isReady = snapshot.can({ type: 'draft.publish', note }) || snapshot.hasTag('pending')
  return isReady ? null : 'Save a draft first.'
}

const DiscardDialog = (props: AskProps) => (
  <LossDialog
    {...props}
    title="Discard the draft?"
    yes="Discard"
    no="Keep the draft"
    text="What is not published is lost. Visitors see no change."
  />
)
