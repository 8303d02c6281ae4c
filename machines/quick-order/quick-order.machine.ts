import { quickOrderSetup } from './quick-order-setup.ts'
import { areAllAdded, fileOf, isRefusal, linesIn, present, problemIn } from './quick-order.outcome.ts'
import type { WrittenLine } from './quick-order.types.ts'

const check = {
  target: 'checking',
  actions: {
    type: 'recordWritten',
    params: ({ event: { lines } }: { readonly event: { readonly lines: readonly WrittenLine[] } }) => ({
      lines,
    }),
  },
} as const
const openFile = { target: 'reading' } as const
const write = { target: 'writing' } as const
const recordFailure = {
  type: 'recordFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const

/** Lines that are typed, pasted, read from a file or taken from an order, cart or template, shown and then added to the cart. */
export const quickOrderMachine = quickOrderSetup.createMachine({
  id: 'quickOrder',
  description: 'Many lines are written or repeated, shown with what the shop can supply, and added at once.',
  context: ({ input: { source } }) => ({
    source,
    name: null,
    written: [],
    reviewed: [],
    request: null,
    results: [],
    fileProblem: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'The source decides: typed lines begin empty, those of an order, cart or template are checked.',
      meta: { spec: [] },
      always: [{ guard: 'isTyped', target: 'writing' }, { target: 'checking' }],
    },
    writing: {
      description: 'Model numbers or UPCs and cases are typed or pasted.',
      meta: { spec: ['CART-18'] },
      on: { 'lines.check': check, 'file.chosen': openFile },
    },
    reading: {
      description: 'A CSV file or a filled-in order form is read in a worker, with limits of size and time.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => fileOf(event),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => ({ kind: event.output.kind }) },
            target: 'checking',
            actions: { type: 'recordWritten', params: ({ event }) => ({ lines: linesIn(event.output) }) },
          },
          {
            target: 'unreadable',
            actions: {
              type: 'recordFileProblem',
              params: ({ event }) => ({ problem: problemIn(event.output) }),
            },
          },
        ],
        onError: { target: 'unreadable', actions: recordFailure },
      },
      on: { 'lines.write': write },
    },
    unreadable: {
      description: 'The file is not taken, and the reason is shown. Nothing of it was sent.',
      meta: { spec: [] },
      on: { 'file.chosen': openFile, 'lines.write': write },
    },
    checking: {
      description: 'The server is asked what adding each line would do. Nothing is added.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: ['forgetFailure', 'forgetRequest'],
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
    },
    uncheckable: {
      description: 'The lines could not be checked: offline, refused or failed. They are kept.',
      meta: { spec: [] },
      on: { 'lines.checkAgain': { target: 'checking' }, 'lines.write': write, 'file.chosen': openFile },
    },
    reviewing: {
      description: 'Every line is shown with its state, price then and now, cases and whether it is added.',
      meta: { spec: [] },
      on: {
        'line.choose': { actions: { type: 'recordChoice', params: ({ event }) => event } },
        'line.setCases': { actions: { type: 'recordCases', params: ({ event }) => event } },
        'lines.add': {
          guard: 'hasChosen',
          target: 'adding',
          actions: { type: 'recordRequest', params: ({ event }) => event },
        },
        'lines.checkAgain': { target: 'checking' },
        'lines.write': write,
      },
    },
    adding: {
      description: 'The chosen lines are in flight, in one request that adds at most once.',
      tags: ['pending'],
      meta: { spec: [] },
      entry: 'forgetFailure',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context: { request } }) => present(request),
        onDone: [
          {
            guard: {
              type: 'isComplete',
              params: ({ event }) => ({ areAdded: areAllAdded(event.output.lines) }),
            },
            target: 'added',
            actions: [{ type: 'recordResults', params: ({ event }) => event.output }, 'reloadCart'],
          },
          {
            target: 'partlyAdded',
            actions: [{ type: 'recordResults', params: ({ event }) => event.output }, 'reloadCart'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ isRefused: isRefusal(event.error) }) },
            target: 'reviewing',
            actions: [recordFailure, 'forgetRequest'],
          },
          { target: 'unconfirmed', actions: recordFailure },
        ],
      },
    },
    unconfirmed: {
      description:
        'No answer came, so it is not known whether the lines were added. The same request, sent again, adds them at most once.',
      meta: { spec: [] },
      on: { 'lines.addAgain': { target: 'adding' } },
    },
    added: {
      description: 'The server added every line as it was shown.',
      meta: { spec: [] },
      on: { 'lines.write': write },
    },
    partlyAdded: {
      description: 'The server added some lines; the others are shown with the reason of each.',
      meta: { spec: [] },
      on: { 'lines.write': write },
    },
  },
})
