import { assertEvent } from 'xstate'
import type { PublishAnswer, SaveDraftAnswer, Theirs } from '#contract/content/content-editing.ts'
import { staffFailureOf } from '#contract/staff/staff-failure.ts'
import type { ContentDraftEvent, DraftBase, DraftFailure, DraftProblem } from './content-draft.types.ts'

type Answer = SaveDraftAnswer | PublishAnswer

/** The first entry that somebody else changed; null: nobody did. */
export const theirsIn = (answer: Answer): Theirs | null =>
  answer.kind === 'changed' ? (answer.changes[0] ?? null) : null

/** Why an entry cannot be published, or warnings about one that was. */
export function problemsIn(answer: Answer): readonly DraftProblem[] {
  switch (answer.kind) {
    case 'saved':
    case 'invalid':
      return answer.problems
    case 'published':
      return answer.warnings
    case 'changed':
      return []
  }
}

export const failureIn = (action: DraftFailure['action'], thrown: unknown): DraftFailure => ({
  action,
  reason: staffFailureOf(thrown),
})

export const revisionIn = (answer: PublishAnswer): number | null =>
  answer.kind === 'published' ? (answer.revisions[0]?.revision ?? null) : null

export const baseOfDraft = ({
  based_on,
  version,
}: {
  based_on: number | null
  version: number
}): DraftBase => ({
  based_on,
  draft_version: version,
})

export const baseOfTheirs = ({ revision, draft_version }: Theirs): DraftBase => ({
  based_on: revision,
  draft_version,
})

export function noteOf(event: ContentDraftEvent): string {
  assertEvent(event, 'draft.publish')
  return event.note
}
