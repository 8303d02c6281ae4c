import type { PromiseActorLogic } from 'xstate'
import type {
  EntryContent,
  EntryProblem,
  PublishAnswer,
  SaveDraftAnswer,
  Theirs,
} from '#contract/content/content-editing.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'

export interface EntryAddress {
  readonly kind: ContentKind
  readonly key: string
}

/** null: the draft removes the entry */
export type Content = EntryContent | null

/** What a draft was begun from; the server refuses to overwrite anything newer. */
export interface DraftBase {
  readonly based_on: number | null
  readonly draft_version: number | null
}

export type DraftProblem = Pick<EntryProblem, 'field' | 'text'>

export interface DraftFailure {
  readonly action: 'save' | 'discard' | 'publish' | 'undo'
  readonly reason: StaffFailure
}

export interface ContentDraftInput {
  readonly entry: EntryAddress
  readonly content: Content
  readonly base: DraftBase
}

export interface ContentDraftContext {
  readonly entry: EntryAddress
  /** as it is in the form */
  readonly content: Content
  readonly base: DraftBase
  /** what somebody else saved or published meanwhile */
  readonly theirs: Theirs | null
  /** why the draft cannot be published, or what to know about it */
  readonly problems: readonly DraftProblem[]
  readonly savedAt: string | null
  /** of the last publication, which can be undone */
  readonly revision: number | null
  /** of the last call, until the text is changed or another one is sent */
  readonly failure: DraftFailure | null
}

export type ContentDraftEvent =
  | { readonly type: 'draft.edit'; readonly content: Content }
  | { readonly type: 'draft.save' }
  | { readonly type: 'draft.publish'; readonly note: string }
  | { readonly type: 'draft.undo' }
  /** goes on with the own text over theirs */
  | { readonly type: 'draft.keepMine' }
  /** goes on with theirs */
  | { readonly type: 'draft.takeTheirs' }
  /** drops the draft, saved or not */
  | { readonly type: 'draft.discard' }
  /** asks before a text that only this tab knows is dropped */
  | { readonly type: 'draft.leave' }
  | { readonly type: 'draft.stay' }
  | { readonly type: 'draft.drop' }

export type ContentDraftTag = 'pending' | 'blocksLeaving'

export type SaveDraftLogic = PromiseActorLogic<
  SaveDraftAnswer,
  { readonly entry: EntryAddress; readonly content: Content; readonly base: DraftBase }
>
export type PublishDraftLogic = PromiseActorLogic<
  PublishAnswer,
  { readonly entry: EntryAddress; readonly base: DraftBase; readonly note: string }
>
export type DiscardDraftLogic = PromiseActorLogic<
  { readonly success: boolean },
  { readonly entry: EntryAddress; readonly base: DraftBase }
>
export type UndoPublicationLogic = PromiseActorLogic<
  PublishAnswer,
  { readonly entry: EntryAddress; readonly revision: number }
>
