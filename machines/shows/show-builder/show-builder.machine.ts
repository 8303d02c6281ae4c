import { present } from '#machines/platform/present.ts'
import { importedIn, openedIn, problemIn } from './show-builder.outcome.ts'
import { showBuilderSetup } from './show-builder.setup.ts'
import type { OpenedShow } from './show-builder.types.ts'

const isFound = { type: 'is', params: { kind: 'found' } } as const
type Found = {
  readonly event: {
    readonly output: { readonly kind: 'found'; readonly opened: OpenedShow } | { readonly kind: 'missing' }
  }
}
const openedOf = ({ event }: Found) => ({ opened: openedIn(event.output) })
const unreachable = { target: 'unreachable', actions: 'forgetOpened' } as const

/** What leads on from the list, whether the account was read or not. */
const listing = showBuilderSetup.createStateConfig({
  tags: ['list'],
  on: {
    'show.create': { target: 'editing', actions: { type: 'recordNew', params: ({ event }) => event } },
    'show.open': { target: 'opening', actions: { type: 'recordId', params: ({ event }) => event } },
    'show.duplicate': {
      target: 'duplicating',
      actions: [
        { type: 'recordId', params: ({ event }) => event },
        { type: 'recordCopyId', params: ({ event }) => event },
      ],
    },
    'show.remove': {
      target: 'removing',
      actions: [
        { type: 'recordId', params: ({ event }) => event },
        { type: 'recordRemoval', params: { isRestoring: false } },
      ],
    },
    'show.restore': {
      target: 'removing',
      actions: [
        { type: 'recordId', params: ({ event }) => event },
        { type: 'recordRemoval', params: { isRestoring: true } },
      ],
    },
    'show.import': {
      target: 'importing',
      actions: [
        { type: 'recordId', params: ({ event }) => event },
        { type: 'recordSource', params: ({ event }) => event },
      ],
    },
    'proposal.start': { target: 'proposing', actions: { type: 'recordId', params: ({ event }) => event } },
  },
})

/** The show builder: the list of shows, and the ways to an editor. */
export const showBuilderMachine = showBuilderSetup.createMachine({
  id: 'showBuilder',
  description:
    'Shows are listed, made, proposed, imported, copied and removed; one at a time is open in the editor.',
  context: ({ input }) => ({
    ...input,
    shows: [],
    hasAccount: input.isCustomer,
    id: input.address.kind === 'list' ? null : input.address.id,
    source: null,
    copyId: null,
    isRestoring: false,
    opened: null,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The address tells whether the list, a proposal or one show is wanted.',
      meta: { spec: ['SHOW-01', 'ROUTE-39'] },
      always: [
        { guard: 'isList', target: 'reading' },
        { guard: 'isNew', target: 'proposing' },
        { target: 'opening' },
      ],
    },
    reading: {
      description: 'The shows of this device and of the account are read.',
      tags: ['pending'],
      meta: { spec: ['SHOW-02'] },
      entry: 'forgetId',
      invoke: {
        id: 'readShows',
        src: 'readShows',
        onDone: [
          {
            guard: { type: 'isAway', params: ({ event }) => event.output },
            target: 'unreachable',
            actions: { type: 'recordShows', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'recordShows', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unreachable' },
      },
      // whoever knows what he wants does not wait for the list
      on: listing.on,
    },
    choosing: {
      ...listing,
      description: 'The shows are listed; a visitor sees those of this device.',
      meta: { spec: ['SHOW-02'] },
      on: { ...listing.on, 'list.reload': { target: 'reading' } },
    },
    unreachable: {
      ...listing,
      description:
        'The server does not answer: shows of this device can be opened, the others after a retry.',
      meta: { spec: ['SHOW-02'] },
      on: {
        ...listing.on,
        'list.reload': [{ guard: 'hasId', target: 'opening' }, { target: 'reading' }],
        'editor.close': { target: 'reading' },
      },
    },
    opening: {
      description: 'A show is read: from this device, and from the account where it is newer there.',
      tags: ['pending'],
      meta: { spec: ['SHOW-02'] },
      invoke: {
        id: 'readShow',
        src: 'readShow',
        input: ({ context: { id } }) => ({ id: present(id) }),
        onDone: [
          { guard: isFound, target: 'editing', actions: { type: 'recordOpened', params: openedOf } },
          { target: 'missing', actions: 'forgetOpened' },
        ],
        onError: unreachable,
      },
      on: { 'editor.close': { target: 'reading' } },
    },
    editing: {
      description: 'A show is open in the editor, which keeps it by itself.',
      meta: { spec: ['SHOW-02'] },
      entry: 'announceOpened',
      exit: 'flushEditor',
      invoke: {
        id: 'showEditor',
        src: 'showEditor',
        systemId: 'showEditor',
        input: ({ context: { opened, undoLimit } }) => ({ ...present(opened), undoLimit }),
      },
      on: {
        'editor.close': { target: 'reading', actions: 'forgetOpened' },
        'show.open': [
          { guard: { type: 'isOpen', params: ({ event }) => event }, description: 'It is open already.' },
          { target: 'opening', actions: { type: 'recordId', params: ({ event }) => event } },
        ],
        'show.duplicate': listing.on['show.duplicate'],
        'proposal.start': listing.on['proposal.start'],
      },
    },
    proposing: {
      description: 'A show is proposed by wishes: budget, length, crowd, noise, colors.',
      meta: { spec: ['SHOW-01'] },
      invoke: {
        id: 'showProposal',
        src: 'showProposal',
        input: ({ context: { isCustomer } }) => ({ isCustomer }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'editing',
            actions: {
              type: 'recordNew',
              params: ({ event, context }) => ({ id: present(context.id), doc: present(event.output.doc) }),
            },
          },
          { target: 'reading', actions: 'announceList' },
        ],
        onError: { target: 'reading', actions: 'announceList' },
      },
      on: {
        'editor.close': { target: 'reading' },
        'show.open': { target: 'opening', actions: { type: 'recordId', params: ({ event }) => event } },
      },
    },
    importing: {
      description: 'A show is made from a link, a file, the cart, a saved cart or an order.',
      tags: ['pending', 'list'],
      meta: { spec: ['SHOW-03'] },
      invoke: {
        id: 'importShow',
        src: 'importShow',
        input: ({ context: { source } }) => ({ source: present(source) }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'imported' } },
            target: 'editing',
            actions: {
              type: 'recordNew',
              params: ({ event, context }) => ({ id: present(context.id), doc: importedIn(event.output) }),
            },
          },
          {
            target: 'choosing',
            actions: {
              type: 'recordProblem',
              params: ({ event }) => ({ problem: problemIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'recordProblem', params: { problem: 'unreachable' } },
        },
      },
      on: { 'editor.close': { target: 'reading' } },
    },
    duplicating: {
      description: 'A show is read, and opened as a new one.',
      tags: ['pending', 'list'],
      meta: { spec: ['SHOW-02'] },
      invoke: {
        id: 'readOriginal',
        src: 'readShow',
        input: ({ context: { id } }) => ({ id: present(id) }),
        onDone: [
          { guard: isFound, target: 'editing', actions: { type: 'recordCopied', params: openedOf } },
          { target: 'missing', actions: 'forgetOpened' },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'recordProblem', params: { problem: 'unreachable' } },
        },
      },
    },
    removing: {
      description: 'A show is removed, or a removed one is brought back.',
      tags: ['pending', 'list'],
      meta: { spec: ['SHOW-02'] },
      invoke: {
        id: 'removeShow',
        src: 'removeShow',
        input: ({ context: { id, isRestoring } }) => ({ id: present(id), isRestoring }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'reading' },
          { target: 'reading', actions: { type: 'recordProblem', params: { problem: 'notRemoved' } } },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'recordProblem', params: { problem: 'unreachable' } },
        },
      },
    },
    missing: {
      description: 'Neither this device nor the account has such a show.',
      meta: { spec: ['SHOW-02'] },
      on: {
        'editor.close': { target: 'reading' },
        'show.open': { target: 'opening', actions: { type: 'recordId', params: ({ event }) => event } },
        'show.create': listing.on['show.create'],
        'proposal.start': listing.on['proposal.start'],
      },
    },
  },
})
