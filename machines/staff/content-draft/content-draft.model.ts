import { ApiError } from '#contract/platform/failure.ts'
import type {
  EntryProblem,
  PublishAnswer,
  SaveDraftAnswer,
  Theirs,
} from '#contract/content/content-editing.ts'
import { isRefusal } from '#contract/staff/staff-failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { contentDraftMachine } from './content-draft.machine.ts'
import type { Content, EntryAddress } from './content-draft.types.ts'
import { contentDraftWords } from './content-draft.words.ts'

const entry: EntryAddress = { kind: 'social', key: 'video' }
const content = (url: string): Content => ({
  body: { url, icon: 'video' },
  position: 0,
  starts_at: null,
  ends_at: null,
})
const mine = content('https://video.example/emberwright')
const problem: EntryProblem = { ...entry, field: 'body.url', text: 'The address must begin with https.' }
const theirs: Theirs = {
  ...entry,
  staff: 'Ada Lund',
  at: '2026-06-01T12:00:00.000Z',
  content: content('https://video.example/theirs'),
  revision: 8,
  draft_version: 3,
  text: 'Ada Lund changed this at 12:00. Compare before you publish.',
}
const saved: SaveDraftAnswer = {
  kind: 'saved',
  draft: { content: mine, based_on: 7, version: 2, staff: 'Eva Lund', saved_at: '2026-06-01T12:00:00.000Z' },
  problems: [],
  text: 'Saved as a draft.',
}
const changed = { kind: 'changed' as const, changes: [theirs] }
const published: PublishAnswer = {
  kind: 'published',
  revisions: [{ ...entry, revision: 9 }],
  warnings: [],
  text: 'Published. Visitors see it now.',
}
const invalid: PublishAnswer = { kind: 'invalid', problems: [problem] }
const answer = (output: SaveDraftAnswer | PublishAnswer) => done(output, { status: 200, body: output })
const outcome = (success: boolean) => done({ success }, { status: 200, body: { success } })
const refusal = (status: number, ...errors: readonly string[]) =>
  fails(new ApiError({ kind: 'status', status, errors, message: null, retryAfter: null }), {
    status,
    body: { success: false, errors },
  })
const tooLarge = refusal(413, 'The body is larger than 586 KB.')
const loggedOut = refusal(404, 'Not found.')
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')

export const contentDraftModel = defineModel({
  machine: contentDraftMachine,
  title: 'Content draft',
  words: contentDraftWords,
  purpose: 'One entry of the content is edited as a draft, saved and published.',
  inputs: {
    opened: { entry, content: mine, base: { based_on: 7, draft_version: 1 } },
    live: { entry, content: mine, base: { based_on: 7, draft_version: null } },
  },
  events: {
    'draft.edit': [
      { type: 'draft.edit', content: content('https://video.example/newer') },
      { type: 'draft.edit', content: null },
    ],
    'draft.save': [{ type: 'draft.save' }],
    'draft.publish': [{ type: 'draft.publish', note: 'New video' }],
    'draft.undo': [{ type: 'draft.undo' }],
    'draft.keepMine': [{ type: 'draft.keepMine' }],
    'draft.takeTheirs': [{ type: 'draft.takeTheirs' }],
    'draft.discard': [{ type: 'draft.discard' }],
    'draft.leave': [{ type: 'draft.leave' }],
    'draft.stay': [{ type: 'draft.stay' }],
    'draft.drop': [{ type: 'draft.drop' }],
  },
  outcomes: {
    saveDraft: {
      saved: answer(saved),
      savedWithProblems: answer({ ...saved, problems: [problem] }),
      changed: answer(changed),
      tooLarge,
      lost,
    },
    publishDraft: {
      published: answer(published),
      changed: answer(changed),
      invalid: answer(invalid),
      loggedOut,
      lost,
    },
    undoPublication: {
      undone: answer({ ...published, revisions: [{ ...entry, revision: 10 }] }),
      changed: answer(changed),
      invalid: answer(invalid),
      loggedOut,
      lost,
    },
    discardDraft: { discarded: outcome(true), superseded: outcome(false), loggedOut, lost },
  },
  happyEnd: ({ value }) => isIn(value, 'published'),
  key: ({ base, theirs, failure }) => ({
    hasDraft: base.draft_version !== null,
    hasTheirs: theirs !== null,
    isRefused: failure !== null && isRefusal(failure.reason),
    isOutcomeUnknown: failure !== null && !isRefusal(failure.reason),
  }),
  ignores: ['saved|draft.publish', 'saved|draft.discard', 'unreachable|draft.discard'],
  invariants: {
    'both texts are there as long as the editor has not chosen': ({ value, context }) =>
      isIn(value, 'leaving', 'left') ||
      isIn(value, 'conflicted', 'undoRefused') === (context.theirs !== null),
    'that the outcome of a call is not known is told until the text is changed, or another call is sent': ({
      value,
      context: { failure },
    }) =>
      isIn(value, 'leaving', 'left') ||
      isIn(value, 'unreachable', 'undoLost') === (failure !== null && !isRefusal(failure.reason)),
    'a refusal is told where the refused call can be sent again': ({ value, context: { failure } }) =>
      failure === null ||
      !isRefusal(failure.reason) ||
      isIn(value, 'saved', 'editing', 'published', 'leaving', 'left', 'discarded'),
    'only a publication can be undone': ({ value, context }) =>
      !isIn(value, 'published', 'undoLost') || context.revision !== null,
  },
  leadsTo: {
    'a draft that is saved is kept, in conflict, refused with reasons, or still in this tab': {
      from: ({ value }) => isIn(value, 'saving'),
      to: ({ value }) => isIn(value, 'saved', 'conflicted', 'editing', 'unreachable'),
    },
    'a draft that is discarded is gone, kept because it is newer, or still in this tab': {
      from: ({ value }) => isIn(value, 'discarding'),
      to: ({ value }) => isIn(value, 'discarded', 'superseded', 'editing', 'unreachable'),
    },
    'a publication is seen, refused with reasons, or told to be unknown': {
      from: ({ value }) => isIn(value, 'publishing'),
      to: ({ value }) => isIn(value, 'published', 'saved', 'conflicted', 'unreachable'),
    },
  },
})
