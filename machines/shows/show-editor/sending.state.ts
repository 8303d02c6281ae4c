import { not } from 'xstate'
import { present } from '#machines/platform/present.ts'
import { isUnknownCall, refusalIn, showRefusalOf, revisionIn, theirsIn } from './show-editor.outcome.ts'
import { showEditorSetup } from './show-editor.setup.ts'
import type { SentShow } from './show-editor.types.ts'

const recordFailure = {
  type: 'recordFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const
const recordRefusal = {
  type: 'recordRefusal',
  params: ({ event }: { readonly event: { readonly output: SentShow } }) => ({
    refusal: refusalIn(event.output),
  }),
} as const

/** One save on its way to the server, and what changes meanwhile. */
export const sendingState = showEditorSetup.createStateConfig({
  description:
    'One save is on its way to the server. Its revision is adopted even if the document has changed meanwhile.',
  tags: ['saving'],
  meta: { spec: ['SHOW-03'] },
  initial: 'current',
  invoke: {
    id: 'sendShow',
    src: 'sendShow',
    input: ({ context: { id, base_revision, pending, goods } }) => ({
      id,
      base_revision,
      pending: present(pending),
      goods,
    }),
    onDone: [
      {
        guard: { type: 'is', params: { kind: 'saved' } },
        target: 'storing',
        actions: {
          type: 'recordSaved',
          params: ({ event }) => ({ revision: revisionIn(event.output) }),
        },
      },
      {
        guard: { type: 'is', params: { kind: 'conflict' } },
        target: 'merging',
        actions: { type: 'recordTheirs', params: ({ event }) => ({ theirs: theirsIn(event.output) }) },
      },
      { guard: not('isStored'), target: 'storing', actions: recordRefusal },
      { target: 'refused', actions: recordRefusal },
    ],
    onError: [
      {
        guard: {
          type: 'isUnknownCall',
          params: ({ event }) => ({ isUnknown: isUnknownCall(event.error) }),
        },
        target: 'storing',
        actions: 'forgetAccount',
      },
      { guard: not('isStored'), target: 'storing', actions: recordFailure },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ refusal: showRefusalOf(event.error) }) },
        target: 'refused',
        actions: {
          type: 'recordRefusal',
          params: ({ event }) => ({ refusal: showRefusalOf(event.error) }),
        },
      },
      { target: 'keptHere', actions: recordFailure },
    ],
  },
  states: {
    current: {
      description: 'What is being sent is all there is.',
      meta: { spec: ['SHOW-03'] },
      on: { 'doc.changed': { target: 'outrun' } },
    },
    outrun: {
      description:
        'The document has changed since. It is stored when the answer comes, and 5 s after the change at the latest; the save is then sent again under its key.',
      meta: { spec: ['SHOW-03'] },
      after: { longestDelay: { target: '#showEditor.keeping.storing' } },
      on: { 'page.hidden': { target: '#showEditor.keeping.storing' } },
    },
  },
})
