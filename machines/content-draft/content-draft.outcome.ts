import { assertEvent } from 'xstate'
import { failureOf } from '#contract/failure.ts'
import type { PublishAnswer, SaveDraftAnswer, Theirs } from '#contract/content-editing.ts'
import type { ContentDraftEvent, DraftBase, DraftProblem } from './content-draft.types.ts'

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

/** Too large, or not what the schema of the call takes. */
const REFUSED = [413, 422]

/** Why the server takes no such draft; null: no answer came, or one that says nothing about the draft. */
export function refusalIn(thrown: unknown): readonly DraftProblem[] | null {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status' || !REFUSED.includes(failure.status)) return null
  return failure.errors.map((text) => ({ field: null, text }))
}

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

/** Narrows a value that the state guarantees. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('the state of the draft promises a value')
  return value
}
