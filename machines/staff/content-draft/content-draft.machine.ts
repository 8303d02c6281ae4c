import { present } from '#machines/platform/present.ts'
import { contentDraftSetup } from './content-draft.setup.ts'
import { baseOfDraft, failureIn, noteOf, problemsIn, revisionIn, theirsIn } from './content-draft.outcome.ts'
import type { Content, DraftFailure } from './content-draft.types.ts'

const recordEdit = {
  type: 'recordContent',
  params: ({ event: { content } }: { readonly event: { readonly content: Content } }) => ({ content }),
} as const
/** A refused call changed nothing; after any other failure it is not known whether it did. */
function failing<const R extends string, const U extends string>(
  action: DraftFailure['action'],
  { refused, unknown }: { readonly refused: R; readonly unknown: U },
) {
  const params = ({ event }: { readonly event: { readonly error: unknown } }) => ({
    failure: failureIn(action, event.error),
  })
  const actions = { type: 'recordFailure', params } as const
  return [
    { guard: { type: 'isRefused', params } as const, target: refused, actions },
    { target: unknown, actions },
  ] as const
}
const takeTheirs = { target: 'saved', actions: ['adoptTheirs', 'rebase', 'forgetTheirs'] } as const

/** One entry of the content in the editor: its draft is edited, saved, discarded or published, and the publication undone. */
export const contentDraftMachine = contentDraftSetup.createMachine({
  id: 'contentDraft',
  description:
    'An editor changes one entry of the content as a draft, which visitors see once it is published.',
  context: ({ input: { entry, content, base } }) => ({
    entry,
    content,
    base,
    theirs: null,
    problems: [],
    savedAt: null,
    revision: null,
    failure: null,
  }),
  initial: 'saved',
  states: {
    saved: {
      description:
        'The form shows what the server has: the live entry, or the saved draft, which can be published from here. A refused publication leads back here, with the reason.',
      meta: { spec: [] },
      on: {
        'draft.edit': { target: 'editing', actions: recordEdit },
        'draft.publish': { guard: 'hasDraft', target: 'publishing' },
        'draft.discard': { guard: 'hasDraft', target: 'discarding' },
      },
    },
    editing: {
      description:
        'The form has changes that only this tab knows, so leaving asks first. A refused save or discard leads back here, with the reason.',
      tags: ['blocksLeaving'],
      meta: { spec: [] },
      on: {
        'draft.edit': { actions: recordEdit },
        'draft.save': { target: 'saving' },
        'draft.discard': [{ guard: 'hasDraft', target: 'discarding' }, { target: 'discarded' }],
        'draft.leave': { target: 'leaving' },
      },
    },
    saving: {
      description: 'The draft is in flight; the form cannot be changed until the answer is here.',
      tags: ['pending', 'blocksLeaving'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context: { entry, content, base } }) => ({ entry, content, base }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'saved' } },
            target: 'saved',
            actions: [
              {
                type: 'recordSaved',
                params: ({ event: { output }, context }) =>
                  output.kind === 'saved'
                    ? { base: baseOfDraft(output.draft), at: output.draft.saved_at }
                    : { base: context.base, at: '' },
              },
              { type: 'recordProblems', params: ({ event }) => ({ problems: problemsIn(event.output) }) },
            ],
          },
          {
            target: 'conflicted',
            actions: {
              type: 'recordTheirs',
              params: ({ event }) => ({ theirs: theirsIn(event.output) }),
            },
          },
        ],
        onError: failing('save', { refused: 'editing', unknown: 'unreachable' }),
      },
    },
    conflicted: {
      description:
        'Somebody else saved or published this entry meanwhile. Both texts are shown, and nothing is lost until the editor chooses.',
      tags: ['blocksLeaving'],
      meta: { spec: [] },
      on: {
        'draft.keepMine': { target: 'saving', actions: ['rebase', 'forgetTheirs'] },
        'draft.takeTheirs': takeTheirs,
        'draft.leave': { target: 'leaving' },
      },
    },
    leaving: {
      description:
        'The editor is about to leave a text that only this tab knows, and is asked whether to drop it.',
      tags: ['blocksLeaving'],
      meta: { spec: [] },
      on: {
        'draft.stay': [
          { guard: 'hasTheirs', target: 'conflicted' },
          { guard: 'isOutcomeUnknown', target: 'unreachable' },
          { target: 'editing' },
        ],
        'draft.drop': { target: 'left' },
      },
    },
    discarding: {
      description: 'The saved draft is being removed, unless somebody else saved a newer one.',
      tags: ['pending', 'blocksLeaving'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context: { entry, base } }) => ({ entry, base }),
        onDone: [
          {
            guard: { type: 'isDiscarded', params: ({ event }) => event.output },
            target: 'discarded',
          },
          { target: 'superseded' },
        ],
        onError: failing('discard', { refused: 'editing', unknown: 'unreachable' }),
      },
    },
    publishing: {
      description: 'The saved draft is on its way to visitors: either all of it is published or nothing.',
      tags: ['pending', 'blocksLeaving'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'publishDraft',
        src: 'publishDraft',
        input: ({ context: { entry, base }, event }) => ({ entry, base, note: noteOf(event) }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'published' } },
            target: 'published',
            actions: [
              { type: 'recordPublication', params: ({ event }) => ({ revision: revisionIn(event.output) }) },
              { type: 'recordProblems', params: ({ event }) => ({ problems: problemsIn(event.output) }) },
            ],
          },
          {
            guard: { type: 'is', params: { kind: 'changed' } },
            target: 'conflicted',
            actions: {
              type: 'recordTheirs',
              params: ({ event }) => ({ theirs: theirsIn(event.output) }),
            },
          },
          {
            target: 'saved',
            actions: {
              type: 'recordProblems',
              params: ({ event }) => ({ problems: problemsIn(event.output) }),
            },
          },
        ],
        onError: failing('publish', { refused: 'saved', unknown: 'unreachable' }),
      },
    },
    published: {
      description: 'Visitors see the entry as it is in the form. Undo brings back what they saw before.',
      meta: { spec: [] },
      on: {
        'draft.edit': { target: 'editing', actions: recordEdit },
        'draft.undo': { target: 'undoing' },
      },
    },
    undoing: {
      description:
        'What visitors saw before is being published again, unless somebody changed the entry since.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'undoPublication',
        src: 'undoPublication',
        input: ({ context: { entry, revision } }) => ({ entry, revision: present(revision) }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'published' } },
            target: 'undone',
          },
          {
            guard: { type: 'is', params: { kind: 'changed' } },
            target: 'undoRefused',
            actions: {
              type: 'recordTheirs',
              params: ({ event }) => ({ theirs: theirsIn(event.output) }),
            },
          },
          {
            target: 'published',
            actions: {
              type: 'recordProblems',
              params: ({ event }) => ({ problems: problemsIn(event.output) }),
            },
          },
        ],
        onError: failing('undo', { refused: 'published', unknown: 'undoLost' }),
      },
    },
    undoRefused: {
      description:
        'Somebody changed the entry since it was published, so the undo did nothing; their text is shown.',
      meta: { spec: [] },
      on: {
        'draft.edit': { target: 'editing', actions: [recordEdit, 'forgetTheirs'] },
        'draft.takeTheirs': takeTheirs,
      },
    },
    undoLost: {
      description:
        'No answer to the undo came, or the shop failed. Undoing again tells what became of it, and never undoes a second change.',
      meta: { spec: [] },
      on: {
        'draft.edit': { target: 'editing', actions: recordEdit },
        'draft.undo': { target: 'undoing' },
      },
    },
    unreachable: {
      description:
        'No answer came, or the shop failed, so it is not known what became of the request. The text stays in this tab, and saving or discarding it again tells.',
      tags: ['blocksLeaving'],
      meta: { spec: [] },
      on: {
        'draft.edit': { target: 'editing', actions: recordEdit },
        'draft.save': { target: 'saving' },
        'draft.discard': { guard: 'hasDraft', target: 'discarding' },
        'draft.leave': { target: 'leaving' },
      },
    },
    undone: { description: 'Visitors see again what they saw before the publication.', type: 'final' },
    discarded: { description: 'The draft is gone, and the live entry is shown.', type: 'final' },
    superseded: {
      description: 'Nothing was removed, because somebody else has saved a newer draft; it is read instead.',
      type: 'final',
    },
    left: { description: 'The editor has left and dropped the changes of the form.', type: 'final' },
  },
})
