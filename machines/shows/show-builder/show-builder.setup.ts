import { assign, emit, type OutputFrom, sendTo, setup } from 'xstate'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor, placeholderCallback } from '#machines/platform/placeholder-actor.ts'
import { present } from '#machines/platform/present.ts'
import type { showProposalMachine } from '#machines/shows/show-proposal/show-proposal.machine.ts'
import type { showEditorMachine } from '#machines/shows/show-editor/show-editor.machine.ts'
import { systemActor } from '#machines/platform/system.ts'
import { copyOf, freshShow } from './show-builder.outcome.ts'
import type {
  ImportShowLogic,
  ListedShow,
  OpenedShow,
  ReadShowLogic,
  ReadShowsLogic,
  RemoveShowLogic,
  ShowBuilderContext,
  ShowBuilderEmitted,
  ShowBuilderEvent,
  ShowBuilderInput,
  ShowBuilderTag,
  ShowProblem,
  ShowSource,
} from './show-builder.types.ts'

interface OfId {
  readonly id: string
}
interface OfNew extends OfId {
  readonly doc: ShowDoc
}

export const showBuilderSetup = setup({
  types: {
    context: {} as ShowBuilderContext,
    events: {} as ShowBuilderEvent,
    emitted: {} as ShowBuilderEmitted,
    input: {} as ShowBuilderInput,
    tags: {} as ShowBuilderTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    readShows: placeholderActor<ReadShowsLogic>(),
    readShow: placeholderActor<ReadShowLogic>(),
    importShow: placeholderActor<ImportShowLogic>(),
    removeShow: placeholderActor<RemoveShowLogic>(),
    // provided by the app; until then they only have the types
    showProposal: placeholderCallback() as unknown as typeof showProposalMachine,
    showEditor: placeholderCallback() as unknown as typeof showEditorMachine,
  },
  guards: {
    isList: ({ context: { address } }) => address.kind === 'list',
    isNew: ({ context: { address } }) => address.kind === 'new',
    hasId: ({ context: { id } }) => id !== null,
    isOpen: ({ context: { opened } }, { id }: OfId) => opened?.show.id === id,
    isAway: (_, { account }: { readonly account: string }) => account === 'away',
    is: (
      { event },
      { kind }: Asked<OutputFrom<ReadShowLogic> | OutputFrom<ImportShowLogic>, 'found' | 'imported'>,
    ) => isKind(event, kind),
    isDone: (_, { success }: { readonly success: boolean }) => success,
    isAccepted: (_, { doc }: { readonly doc: ShowDoc | null }) => doc !== null,
  },
  actions: {
    recordShows: assign(
      (_, { shows, account }: { readonly shows: readonly ListedShow[]; readonly account: string }) => ({
        shows,
        hasAccount: account !== 'none',
      }),
    ),
    recordId: assign((_, { id }: OfId) => ({ id, problem: null })),
    forgetId: assign({ id: null, source: null, copyId: null }),
    recordSource: assign((_, { source }: { readonly source: ShowSource }) => ({ source })),
    recordCopyId: assign((_, { copyId }: { readonly copyId: string }) => ({ copyId })),
    recordRemoval: assign((_, { isRestoring }: { readonly isRestoring: boolean }) => ({ isRestoring })),
    recordOpened: assign((_, { opened }: { readonly opened: OpenedShow }) => ({ opened })),
    recordNew: assign(({ context }, { id, doc }: OfNew) => ({
      id,
      opened: freshShow(id, doc, context.hasAccount && context.isCustomer),
      problem: null,
    })),
    recordCopied: assign(({ context }, { opened }: { readonly opened: OpenedShow }) => ({
      id: context.copyId,
      opened: freshShow(
        present(context.copyId),
        copyOf(opened.show.doc),
        context.hasAccount && context.isCustomer,
      ),
    })),
    forgetOpened: assign({ opened: null }),
    recordProblem: assign((_, { problem }: { readonly problem: ShowProblem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    announceOpened: emit(({ context: { id } }) => ({ type: 'show.opened' as const, id: present(id) })),
    announceList: emit({ type: 'list.opened' }),
    /** its last changes are written before it is stopped */
    flushEditor: sendTo(systemActor('showEditor'), { type: 'page.hidden' }),
  },
})
