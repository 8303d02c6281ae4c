import { present } from '#machines/platform/present.ts'
import { keptOf, mergedIn } from './show-editor.outcome.ts'
import { not } from 'xstate'
import { sendingState } from './sending.state.ts'
import { KEEPING, showEditorSetup } from './show-editor.setup.ts'
import type { StoredShow } from './show-actors.types.ts'
import type { MergeChoice } from './show-editor.types.ts'

interface Stored {
  readonly event: { readonly output: StoredShow }
}
const recordStored = {
  type: 'recordStored',
  params: ({ event }: Stored) => event.output,
} as const
const isDurable = { type: 'isDurable', params: ({ event }: Stored) => event.output } as const
const canSend = { type: 'canSend', params: ({ event }: Stored) => event.output } as const
/** What only this page has goes to the device before the customer is asked; the server then says so again. */
const storeFirst = { target: 'storing', actions: 'forgetTheirs' } as const
const settle = { target: 'settling' } as const
const store = { target: 'storing' } as const
const choose = (choice: MergeChoice) =>
  ({ target: 'merging', actions: { type: 'recordChoice', params: { choice } } }) as const

/** First the device, then the server. */
export const keepingState = showEditorSetup.createStateConfig({
  description: 'Where the document is kept: first on the device, then on the server.',
  initial: 'resting',
  on: {
    'show.yielded': [
      { guard: 'isStored', target: '.resting', actions: 'raiseSettled' },
      { target: '.storing' },
    ],
  },
  states: {
    resting: {
      description: 'This tab keeps nothing and sends nothing: another one does, or it is not known yet.',
      meta: { spec: ['SHOW-03'] },
      on: { 'show.held': { target: 'comparing' } },
    },
    comparing: {
      description: 'The device has been read: is there anything that the server does not have?',
      meta: { spec: ['SHOW-03'] },
      always: [{ guard: 'isClean', target: 'kept' }, store],
    },
    kept: {
      description: 'Everything is on the device and on the server.',
      meta: { spec: ['SHOW-03'] },
      on: { 'doc.changed': settle },
    },
    settling: {
      description:
        'The document has changed: it is stored .8 s after the last change, and 5 s after the first at the latest.',
      tags: ['saving'],
      meta: { spec: ['SHOW-03'] },
      initial: 'waiting',
      invoke: {
        id: 'awaitLimit',
        src: 'awaitLimit',
        input: { milliseconds: KEEPING.longest },
        onDone: store,
        onError: store,
      },
      on: { 'page.hidden': store },
      states: {
        waiting: {
          description: 'Further changes are waited for.',
          meta: { spec: ['SHOW-03'] },
          after: { settleDelay: { target: '#showEditor.keeping.storing' } },
          on: { 'doc.changed': { target: 'waiting', reenter: true } },
        },
      },
    },
    storing: {
      description: 'The document is being written to the device. What changes meanwhile is written after it.',
      tags: ['saving'],
      meta: { spec: ['SHOW-03'] },
      entry: 'markStored',
      exit: ['forgetFailure', 'forgetRefusal'],
      invoke: {
        id: 'storeShow',
        src: 'storeShow',
        input: ({ context }) => ({ show: keptOf(context), account: context.account, copy: context.copy }),
        onDone: [
          { guard: not('isStored'), target: 'settling', actions: recordStored },
          { guard: not('isHolding'), target: 'resting', actions: [recordStored, 'raiseSettled'] },
          { guard: 'isClean', target: 'kept', actions: recordStored },
          { guard: canSend, target: 'sending', actions: recordStored },
          { guard: isDurable, target: 'keptHere', actions: recordStored },
          { target: 'unkept', actions: recordStored },
        ],
        onError: [
          { guard: 'isHolding', target: 'unkept', actions: 'markUnstored' },
          { target: 'resting', actions: ['markUnstored', 'raiseSettled'] },
        ],
      },
      on: {
        'show.yielded': { description: 'Ignored: the show is given up once it is written.' },
      },
    },
    sending: sendingState,
    merging: {
      description: 'Another device has saved meanwhile: both versions are merged by cue and field.',
      tags: ['saving'],
      meta: { spec: ['SHOW-03'] },
      exit: 'forgetChoice',
      invoke: {
        id: 'mergeShow',
        src: 'mergeShow',
        input: ({ context: { base, doc, theirs, choice } }) => ({
          base,
          mine: doc,
          theirs: present(theirs).doc,
          choice,
        }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'merged' } },
            target: 'storing',
            actions: { type: 'recordMerged', params: ({ event }) => ({ doc: mergedIn(event.output) }) },
          },
          { guard: 'isStored', target: 'conflicted' },
          storeFirst,
        ],
        onError: [{ guard: 'isStored', target: 'conflicted' }, storeFirst],
      },
      on: { 'doc.changed': { target: 'merging', reenter: true } },
    },
    conflicted: {
      description:
        'Both devices have changed the same field. Both versions are there until the customer chooses; whoever goes on editing is asked again.',
      meta: { spec: ['SHOW-03'] },
      on: {
        'conflict.takeMine': choose('mine'),
        'conflict.takeTheirs': choose('theirs'),
        'conflict.keepBoth': {
          target: 'merging',
          actions: [
            { type: 'recordCopy', params: ({ event }) => event },
            { type: 'recordChoice', params: { choice: 'theirs' } },
          ],
        },
        'doc.changed': { target: 'settling', actions: 'forgetTheirs' },
      },
    },
    keptHere: {
      description:
        'The show is on this device only: nobody is logged in, or the server cannot be reached and is tried again.',
      tags: ['local'],
      meta: { spec: ['SHOW-03'] },
      exit: 'forgetFailure',
      after: { retryDelay: { guard: 'isSent', target: 'sending' } },
      on: {
        'doc.changed': settle,
        'network.returned': { guard: 'isSent', target: 'sending' },
        'keep.retry': { guard: 'isSent', target: 'sending' },
        'account.use': { guard: not('isSent'), target: 'storing', actions: 'recordAccount' },
      },
    },
    refused: {
      description: 'The server does not take the show, and why is said. It stays on this device.',
      tags: ['local'],
      meta: { spec: ['SHOW-03'] },
      exit: 'forgetRefusal',
      on: { 'doc.changed': settle, 'keep.retry': store },
    },
    unkept: {
      description:
        'Neither the device nor the server has the last changes: leaving this page would lose them.',
      tags: ['blocksLeaving'],
      meta: { spec: ['SHOW-03'] },
      on: {
        'doc.changed': settle,
        'keep.retry': store,
        'network.returned': store,
      },
    },
  },
})
