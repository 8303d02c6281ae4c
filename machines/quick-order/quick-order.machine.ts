import { present } from '#machines/platform/present.ts'
import { quickOrderSetup } from './quick-order.setup.ts'
import { linesAnswered, recordFailure } from './lines-answered.ts'
import { problemIn, readIn } from './quick-order.outcome.ts'
import type { QuickOrderEvent } from './quick-order.types.ts'
import type { ChosenFile } from '#machines/documents/document-upload/document-upload.types.ts'

type CheckEvent = Extract<QuickOrderEvent, { readonly type: 'lines.check' }>

const check = {
  target: 'checking',
  actions: {
    type: 'recordWritten',
    params: ({ event: { lines, skipped } }: { readonly event: CheckEvent }) => ({ lines, skipped }),
  },
} as const
const readFile = {
  target: 'reading',
  actions: {
    type: 'recordFile',
    params: ({ event: { file } }: { readonly event: { readonly file: ChosenFile } }) => ({ file }),
  },
} as const
const write = { target: 'writing' } as const
const writeAfterFailure = { target: 'writing', actions: 'forgetFailure' } as const

/** Many lines are shown with what the shop can supply, and then added to the cart at once. */
export const quickOrderMachine = quickOrderSetup.createMachine({
  id: 'quickOrder',
  description:
    'Many lines are typed, pasted, read from a file or taken from an order, a cart or a template; each is shown with what the shop can supply, and what is chosen is added to the cart at once.',
  context: ({ input: { source } }) => ({
    source,
    file: null,
    fileProblem: null,
    written: [],
    skipped: [],
    origin: {},
    printed: [],
    name: null,
    reviewed: [],
    request: null,
    isRepeated: false,
    results: [],
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Typed lines begin empty; those of an order, a cart or a template are checked at once.',
      meta: { spec: ['T57'] },
      always: [{ guard: 'isTyped', target: 'writing' }, { target: 'checking' }],
    },
    writing: {
      description:
        'Model numbers or UPCs and cases are typed or pasted, or a file is chosen. Rows without whole cases are kept apart and hold nothing up.',
      meta: { spec: ['CART-18', 'T59'] },
      on: { 'lines.check': check, 'file.chosen': readFile },
    },
    reading: {
      description:
        'A CSV file or a filled-in order form is read in a worker of the browser, with limits of size and time.',
      tags: ['pending'],
      meta: { spec: ['T61', 'T68'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: present(context.file) }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'read' } },
            target: 'checking',
            actions: { type: 'recordRead', params: ({ event }) => ({ read: readIn(event.output) }) },
          },
          {
            target: 'unreadable',
            actions: {
              type: 'recordFileProblem',
              params: ({ event }) => ({ problem: problemIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'recordFileProblem', params: { problem: 'unreadable' as const } },
        },
      },
      on: { 'lines.write': write, 'file.chosen': { ...readFile, reenter: true } },
    },
    unreadable: {
      description: 'The file is not taken, and the reason is shown. Nothing of it was sent.',
      meta: { spec: ['T68'] },
      on: { 'file.chosen': readFile, 'lines.write': writeAfterFailure, 'lines.check': check },
    },
    checking: {
      description: 'The server is asked what adding each line would do. Nothing is added.',
      tags: ['pending'],
      meta: { spec: ['T57', 'T59'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'checkLines',
        src: 'checkLines',
        input: ({ context: { source, written } }) => ({ source, lines: written }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'recordChecked', params: ({ event }) => event.output },
        },
        onError: { target: 'uncheckable', actions: recordFailure },
      },
      on: { 'lines.write': write },
    },
    uncheckable: {
      description: 'The lines could not be checked, and why is shown. They are kept.',
      meta: { spec: ['T58'] },
      on: {
        'lines.checkAgain': { target: 'checking' },
        'lines.write': writeAfterFailure,
      },
    },
    reviewing: {
      description:
        'Every line is shown with its state in words, the price then and now, the cases, and whether it is added.',
      tags: ['shown'],
      meta: { spec: ['T57', 'T58'] },
      on: {
        'line.choose': { actions: { type: 'recordChoice', params: ({ event }) => event } },
        'line.setCases': { actions: { type: 'recordCases', params: ({ event }) => event } },
        'lines.add': {
          guard: 'hasChosen',
          target: 'adding',
          actions: ['forgetFailure', { type: 'recordRequest', params: ({ event }) => event }],
        },
        'lines.checkAgain': { target: 'checking' },
        'lines.write': writeAfterFailure,
      },
    },
    adding: {
      description: 'What is chosen is on its way in one request, which adds at most once.',
      tags: ['pending', 'shown'],
      meta: { spec: ['T59', 'T60'] },
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context: { request } }) => present(request),
        ...linesAnswered,
      },
    },
    unconfirmed: {
      description:
        'It is not known whether the lines were added. The same request, sent again, adds them at most once.',
      tags: ['shown'],
      meta: { spec: ['T60'] },
      on: { 'lines.addAgain': { target: 'adding', actions: 'forgetFailure' } },
    },
    added: {
      description: 'The server added every line as it was shown.',
      meta: { spec: ['T60'] },
      on: { 'lines.write': write },
    },
    partlyAdded: {
      description: 'The server added some lines; the others are shown with the reason of each.',
      meta: { spec: ['T57', 'T58'] },
      on: { 'lines.write': write },
    },
  },
})
