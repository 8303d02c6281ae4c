import { assign, emit, setup } from 'xstate'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { errorsIn, presentDocument, presentSheet } from './document-job.outcome.ts'
import type {
  CreateBatchLogic,
  DocumentJobContext,
  DocumentJobEmitted,
  DocumentJobEvent,
  DocumentJobTag,
  Preparation,
  PrepareDocumentLogic,
  WantedDocument,
} from './document-job.types.ts'

interface OfDocument {
  readonly document: WantedDocument
}

const nothingWanted: DocumentJobContext = { wanted: null, errors: [] }

/** A document of the customer, opened only once the server has made it. */
export const documentJobMachine = setup({
  types: {
    context: {} as DocumentJobContext,
    events: {} as DocumentJobEvent,
    emitted: {} as DocumentJobEmitted,
    tags: {} as DocumentJobTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    prepareDocument: placeholderActor<PrepareDocumentLogic>(),
    createBatch: placeholderActor<CreateBatchLogic>(),
  },
  guards: {
    isAboveBoth: (_, { document: { exceedsBoth, sheet } }: OfDocument) => exceedsBoth && sheet !== null,
    is: ({ event }, { kind }: Asked<Preparation, 'ready'>) => isKind(event, kind),
    isCreated: (_, { success }: { readonly success: boolean }) => success,
  },
  actions: {
    recordWanted: assign((_, { document }: OfDocument) => ({ wanted: document, errors: [] })),
    recordErrors: assign((_, { errors }: { readonly errors: readonly string[] }) => ({ errors })),
    forgetWanted: assign(nothingWanted),
    announceReady: emit(({ context }) => ({
      type: 'document.ready' as const,
      href: presentDocument(context).href,
    })),
    announceCreated: emit({ type: 'notice.batchCreated' }),
    announceFailed: emit({ type: 'notice.batchFailed' }),
  },
}).createMachine({
  id: 'documentJob',
  description:
    'A customer opens a price list, an order form, or a sheet of an order or cart; a very large sheet is made by a job and announced by e-mail.',
  context: nothingWanted,
  initial: 'idle',
  on: {
    'document.wanted': [
      {
        guard: { type: 'isAboveBoth', params: ({ event }) => event },
        target: '.confirming',
        actions: { type: 'recordWanted', params: ({ event }) => event },
      },
      { target: '.preparing', actions: { type: 'recordWanted', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {
      description: 'No document is asked for.',
      meta: { spec: ['DOC-01', 'DOC-07'] },
    },
    confirming: {
      description:
        'The sheet has more products than both maxima allow, or is a file of a price level with very many. The customer is asked whether it is to be made and announced by e-mail.',
      tags: ['confirming'],
      meta: { spec: ['DOC-04', 'DOC-07', 'DOC-08'] },
      on: {
        'batch.confirmed': { target: 'creatingBatch' },
        'batch.declined': { target: 'idle', actions: 'forgetWanted' },
      },
    },
    creatingBatch: {
      description: 'The job is being created. The same sheet is one job, however often it is asked for.',
      tags: ['pending'],
      meta: { spec: ['DOC-04', 'API-107', 'MSG-10', 'MSG-11'] },
      invoke: {
        id: 'createBatch',
        src: 'createBatch',
        input: ({ context }) => ({ sheet: presentSheet(context) }),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['forgetWanted', 'announceCreated'],
          },
          { target: 'idle', actions: ['forgetWanted', 'announceFailed'] },
        ],
        onError: { target: 'idle', actions: ['forgetWanted', 'announceFailed'] },
      },
      on: {
        'document.wanted': {
          description: 'Ignored: the answer to a job that is being created is told first.',
        },
      },
    },
    preparing: {
      description:
        'The server makes the document and keeps it for the download. A newer wish replaces this one.',
      tags: ['pending'],
      meta: { spec: ['API-108', 'API-109', 'API-110', 'API-111', 'API-112'] },
      invoke: {
        id: 'prepareDocument',
        src: 'prepareDocument',
        input: ({ context }) => ({ href: presentDocument(context).href }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'ready' } },
            target: 'idle',
            actions: ['announceReady', 'forgetWanted'],
          },
          {
            target: 'refused',
            actions: { type: 'recordErrors', params: ({ event }) => ({ errors: errorsIn(event.output) }) },
          },
        ],
        onError: { target: 'unreachable' },
      },
    },
    refused: {
      description: 'The server refused the document; its words are shown at it.',
      tags: ['refused'],
      meta: { spec: ['DOC-01'] },
    },
    unreachable: {
      description: 'No answer came. The document can be asked for again.',
      tags: ['unreachable'],
      meta: { spec: ['DOC-01'] },
    },
  },
})
