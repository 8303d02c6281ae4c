import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { toastMachine } from './toast.machine.ts'
import { toastWords } from './toast.words.ts'

export const toastModel = defineModel({
  machine: toastMachine,
  title: 'Toast',
  words: toastWords,
  purpose: 'Counts the time of a single toast.',
  inputs: { success: { id: 'a', duration: 2_000, at: 0 } },
  events: {
    'pointer.entered': [{ type: 'pointer.entered', at: 500 }],
    'pointer.left': [{ type: 'pointer.left', at: 900 }],
    'tab.hidden': [{ type: 'tab.hidden', at: 700 }],
    'tab.shown': [{ type: 'tab.shown', at: 1_100 }],
    'toast.close': [{ type: 'toast.close' }],
  },
  outcomes: {},
  key: ({ remaining, since }) => [remaining, since],
  invariants: { 'time never runs below nothing': ({ context }) => context.remaining >= 0 },
  leadsTo: {
    'a toast goes by itself, unless somebody holds it or nobody can see it': {
      from: ({ value }) => isIn(value, 'visible', 'leaving'),
      to: ({ value }) => isIn(value, 'held', 'unseen', 'gone'),
    },
  },
})
