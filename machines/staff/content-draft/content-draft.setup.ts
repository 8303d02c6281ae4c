import { assign, setup } from 'xstate'
import type { PublishAnswer, SaveDraftAnswer, Theirs } from '#contract/content/content-editing.ts'
import { isRefusal } from '#contract/staff/staff-failure.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { present } from '#machines/platform/present.ts'
import { baseOfTheirs } from './content-draft.outcome.ts'
import type {
  Content,
  ContentDraftContext,
  ContentDraftEvent,
  ContentDraftInput,
  ContentDraftTag,
  DiscardDraftLogic,
  DraftBase,
  DraftFailure,
  DraftProblem,
  PublishDraftLogic,
  SaveDraftLogic,
  UndoPublicationLogic,
} from './content-draft.types.ts'

interface OfFailure {
  readonly failure: DraftFailure
}
interface OfSaved {
  readonly base: DraftBase
  readonly at: string
}

export const contentDraftSetup = setup({
  types: {
    context: {} as ContentDraftContext,
    events: {} as ContentDraftEvent,
    input: {} as ContentDraftInput,
    tags: {} as ContentDraftTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    saveDraft: placeholderActor<SaveDraftLogic>(),
    publishDraft: placeholderActor<PublishDraftLogic>(),
    discardDraft: placeholderActor<DiscardDraftLogic>(),
    undoPublication: placeholderActor<UndoPublicationLogic>(),
  },
  guards: {
    is: ({ event }, { kind }: Asked<SaveDraftAnswer | PublishAnswer, 'saved' | 'published' | 'changed'>) =>
      isKind(event, kind),
    isRefused: (_, { failure }: OfFailure) => isRefusal(failure.reason),
    isOutcomeUnknown: ({ context: { failure } }) => failure !== null && !isRefusal(failure.reason),
    isDiscarded: (_, { success }: { readonly success: boolean }) => success,
    hasDraft: ({ context: { base } }) => base.draft_version !== null,
    hasTheirs: ({ context: { theirs } }) => theirs !== null,
  },
  actions: {
    recordContent: assign((_, { content }: { readonly content: Content }) => ({ content, failure: null })),
    recordSaved: assign((_, { base, at }: OfSaved) => ({ base, savedAt: at })),
    recordProblems: assign((_, { problems }: { readonly problems: readonly DraftProblem[] }) => ({
      problems,
    })),
    recordTheirs: assign((_, { theirs }: { readonly theirs: Theirs | null }) => ({ theirs })),
    recordPublication: assign((_, { revision }: { readonly revision: number | null }) => ({
      revision,
      base: { based_on: revision, draft_version: null },
      savedAt: null,
    })),
    rebase: assign(({ context: { theirs } }) => ({ base: baseOfTheirs(present(theirs)) })),
    adoptTheirs: assign(({ context: { theirs } }) => ({
      content: present(theirs).content,
      savedAt: null,
      problems: [],
    })),
    forgetTheirs: assign({ theirs: null }),
    recordFailure: assign((_, { failure }: OfFailure) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
})
