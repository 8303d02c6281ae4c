import { isRefusal } from '#contract/staff/staff-failure.ts'
import type { DraftFailure as Failure } from '#machines/staff/content-draft/content-draft.types.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { causeText, staffFailureText } from './staff-failure-text.ts'

const DONE: Readonly<Record<Failure['action'], string>> = {
  save: 'saved',
  discard: 'discarded',
  publish: 'published',
  undo: 'undone',
}

/** Why the last call of the draft failed, what became of it, and what to do now. */
export const DraftFailure = ({ failure: { action, reason } }: { failure: Failure }) => (
  <Notice
    tone="danger"
    role="alert"
    heading={isRefusal(reason) ? `Not ${DONE[action]}` : `It may or may not be ${DONE[action]}`}
  >
    {isRefusal(reason) ? staffFailureText(reason) : `${causeText(reason)} ${NEXT[action]}`}
  </Notice>
)

/** What tells whether the call took effect. */
const AGAIN = 'Save or discard your text again to make sure.'
const NEXT: Readonly<Record<Failure['action'], string>> = {
  save: AGAIN,
  discard: AGAIN,
  publish: AGAIN,
  undo: 'Undo again to make sure.',
}
