import type { MachineWords } from '#machines/platform/words.ts'
import type { contentDraftMachine } from './content-draft.machine.ts'

export const contentDraftWords: MachineWords<typeof contentDraftMachine> = {
  guards: {
    'is saved': 'the server has stored the draft',
    'is published': 'the draft is live',
    'is changed': 'someone else saved or published first',
    isRefused: 'the server refuses the draft',
    isOutcomeUnknown: 'no answer came, so the draft may or may not have arrived',
    isDiscarded: 'the draft is gone',
    hasDraft: 'a saved draft exists',
    hasTheirs: 'the version of the other editor was read',
  },
  events: {
    'draft.edit': 'the editor changes the text',
    'draft.save': 'the editor saves',
    'draft.publish': 'the editor publishes',
    'draft.undo': 'the editor takes the last publication back',
    'draft.keepMine': 'the editor keeps the own version',
    'draft.takeTheirs': 'the editor takes the version of the other editor',
    'draft.discard': 'the editor asks to throw the draft away',
    'draft.leave': 'the editor leaves the page',
    'draft.stay': 'the editor stays after all',
    'draft.drop': 'the editor leaves without the changes',
  },
  actions: {
    recordContent: 'keeps what was typed',
    recordSaved: 'remembers which version is saved, and when',
    recordProblems: 'lists what must be mended before it can go live',
    recordTheirs: 'keeps the version of the other editor',
    recordPublication: 'remembers which revision is live',
    rebase: 'builds on the version of the other editor',
    adoptTheirs: 'takes over the text of the other editor',
    forgetTheirs: 'puts the version of the other editor away',
    recordFailure: 'keeps why saving failed',
    forgetFailure: 'forgets the last failure',
  },
  delays: {},
  tags: {
    pending: 'the draft waits for the server',
    blocksLeaving: 'leaving the page is asked about',
  },
}
