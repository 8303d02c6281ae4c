import { showEditorSetup } from './show-editor.setup.ts'
import type { ShowEditEvent } from './show-editor.types.ts'

const edit = {
  actions: [
    {
      type: 'recordEdit',
      params: ({ event }: { readonly event: ShowEditEvent }) => ({ event }),
    },
    'raiseChange',
  ],
} as const
const lock = { target: 'readOnly' } as const

/** What the hand may do. */
export const changeState = showEditorSetup.createStateConfig({
  description: 'What the hand may do with the document.',
  initial: 'readOnly',
  states: {
    readOnly: {
      description:
        'The show is only shown: another tab edits it, or it is not known yet whether one does, or a newer version made it.',
      meta: { spec: ['SHOW-02'] },
      on: { 'show.held': { target: 'steady' } },
    },
    steady: {
      description: 'Cues, positions and the site are edited; each gesture can be undone.',
      tags: ['editable'],
      meta: { spec: ['SHOW-02'] },
      on: {
        'cue.add': edit,
        'cue.place': edit,
        'cue.alter': edit,
        'cue.remove': edit,
        'cues.import': edit,
        'position.add': edit,
        'position.alter': edit,
        'position.remove': edit,
        'site.alter': edit,
        'show.rename': edit,
        'music.alter': edit,
        'onHand.alter': edit,
        'show.revise': edit,
        'edit.undo': { guard: 'hasPast', actions: ['recordUndo', 'raiseChange'] },
        'edit.redo': { guard: 'hasFuture', actions: ['recordRedo', 'raiseChange'] },
        'drag.begin': { target: 'dragging' },
        'show.yielded': lock,
      },
    },
    dragging: {
      description:
        'A block follows the pointer. Its moves are no events: only where it is dropped is an edit.',
      tags: ['editable'],
      meta: { spec: ['SHOW-02'] },
      on: {
        'drag.drop': { ...edit, target: 'steady' },
        'drag.cancel': { target: 'steady' },
        'show.yielded': lock,
      },
    },
  },
})
