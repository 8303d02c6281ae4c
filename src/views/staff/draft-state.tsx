import type { SnapshotFrom } from 'xstate'
import type { contentDraftMachine } from '#machines/staff/content-draft/content-draft.machine.ts'
import type { ContentDraftEvent } from '#machines/staff/content-draft/content-draft.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { focusField } from '#src/ui/form/error-summary.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ContentChanges } from './content-changes.tsx'
import { DraftFailure } from './draft-failure.tsx'
import { momentText } from './moment.ts'
import { fieldName } from './schema-form/field-name.ts'
import { fieldId } from './schema-form/problems.ts'

export type DraftMachine = typeof contentDraftMachine

export interface DraftStateProps {
  snapshot: SnapshotFrom<DraftMachine>
  send: (event: ContentDraftEvent) => void
}

/** What the editor has to know and can choose now; `isWaiting`: an attempt to leave has to wait. */
export function DraftState({ snapshot, send, isWaiting }: DraftStateProps & { isWaiting: boolean }) {
  const { problems, failure, content } = snapshot.context
  const { kind } = snapshot.context.entry
  return (
    <>
      <p role="status">{isWaiting ? waitingText(snapshot) : textOf(snapshot)}</p>
      {failure?.action === 'undo' && <DraftFailure failure={failure} />}
      <Theirs snapshot={snapshot} send={send} />
      {(snapshot.matches('published') || snapshot.matches('undoLost')) && (
        <Button tone="outline" size="sm" onClick={() => send({ type: 'draft.undo' })}>
          {snapshot.matches('undoLost') ? 'Undo again' : 'Undo'}
        </Button>
      )}
      {problems.length > 0 && (
        <Notice tone="warn" role="alert">
          <ul>
            {problems.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                <a href={`#${fieldId(field)}`} onClick={focusField}>
                  {fieldName(kind, content?.body, field)}
                </a>
                : {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** The text of somebody else, who changed the entry meanwhile. */
function Theirs({ snapshot, send }: DraftStateProps) {
  const { theirs, content, entry } = snapshot.context
  if (theirs === null || snapshot.matches('leaving')) return null
  const actions = (
    <>
      {snapshot.matches('conflicted') && (
        <Button tone="outline" size="sm" onClick={() => send({ type: 'draft.keepMine' })}>
          Keep mine
        </Button>
      )}
      <Button tone="outline" size="sm" onClick={() => send({ type: 'draft.takeTheirs' })}>
        Take theirs
      </Button>
    </>
  )
  return (
    <Notice tone="warn" role="alert" heading={theirs.text} actions={actions}>
      <ContentChanges
        kind={entry.kind}
        before={content}
        after={theirs.content}
        names={['Your text', 'Their text']}
      />
    </Notice>
  )
}

function textOf({ value, context }: DraftStateProps['snapshot']): string {
  switch (value) {
    case 'saved':
      return savedText(context)
    case 'editing':
    case 'leaving':
      return context.failure?.action === 'discard' ? 'The draft is still there.' : 'You have unsaved changes.'
    case 'saving':
      return 'Saving.'
    case 'conflicted':
      return 'This entry has changed meanwhile.'
    case 'publishing':
      return 'Publishing.'
    case 'discarding':
      return 'Discarding the draft.'
    case 'published':
      return 'Published. Visitors see it now.'
    case 'undoing':
      return 'Undoing.'
    case 'undoRefused':
      return 'Not undone: somebody changed this entry after you published it. To go back further, use the history.'
    case 'undoLost':
      return 'This entry was published.'
    case 'unreachable':
      return 'Your text is kept in this tab.'
    default:
      return 'Loading.'
  }
}

function waitingText({ value }: DraftStateProps['snapshot']): string {
  switch (value) {
    case 'publishing':
      return 'Wait until it is published.'
    case 'discarding':
      return 'Wait until it is discarded.'
    default:
      return 'Wait until it is saved.'
  }
}

function savedText({ base, savedAt }: DraftStateProps['snapshot']['context']): string {
  if (savedAt !== null) return `Saved as a draft. Last saved ${momentText(savedAt)}.`
  if (base.draft_version !== null) return 'This is a saved draft. Visitors do not see it yet.'
  return base.based_on === null
    ? 'This entry is new. Visitors see it once it is published.'
    : 'No unsaved changes.'
}
