import { assign, setup } from 'xstate'
import type { CustomerDocument } from '#contract/documents/customer-documents.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { fileOf, reasonOf, uploadErrorsOf, uploadOf } from './document-upload.outcome.ts'
import type {
  CheckFileLogic,
  ChosenFile,
  DeclineReason,
  DocumentUploadContext,
  DocumentUploadEvent,
  DocumentUploadInput,
  DocumentUploadTag,
  UploadDetails,
  UploadFileLogic,
} from './document-upload.types.ts'

interface OfReason {
  readonly reason: DeclineReason | null
}
interface OfErrors {
  readonly errors: readonly string[] | null
}

const documentUploadSetup = setup({
  types: {
    context: {} as DocumentUploadContext,
    events: {} as DocumentUploadEvent,
    input: {} as DocumentUploadInput,
    tags: {} as DocumentUploadTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    checkFile: placeholderActor<CheckFileLogic>(),
    uploadFile: placeholderActor<UploadFileLogic>(),
  },
  guards: {
    isDeclined: (_, { reason }: OfReason) => reason !== null,
    isRefused: (_, { errors }: OfErrors) => errors !== null,
  },
  actions: {
    recordFile: assign((_, { file }: { readonly file: ChosenFile }) => ({
      file,
      declined: null,
      details: null,
      errors: [],
      stored: null,
    })),
    recordDecline: assign((_, { reason }: OfReason) => ({ declined: reason })),
    recordDetails: assign((_, { details }: { readonly details: UploadDetails }) => ({ details, errors: [] })),
    recordErrors: assign((_, { errors }: OfErrors) => ({ errors: errors ?? [] })),
    recordStored: assign((_, { document }: { readonly document: CustomerDocument }) => ({
      stored: document,
    })),
    forgetFile: assign({ file: null, details: null, errors: [] }),
  },
})

const check = {
  target: 'checking',
  actions: {
    type: 'recordFile',
    params: ({ event: { file } }: { readonly event: { readonly file: ChosenFile } }) => ({ file }),
  },
} as const
const send = {
  target: 'sending',
  actions: {
    type: 'recordDetails',
    params: ({ event: { details } }: { readonly event: { readonly details: UploadDetails } }) => ({
      details,
    }),
  },
} as const
const remove = { target: 'choosing', actions: 'forgetFile' } as const
const refusal = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  errors: uploadErrorsOf(event.error),
})
const isRefused = { type: 'isRefused', params: refusal } as const
const recordErrors = { type: 'recordErrors', params: refusal } as const

/** One file for an authorization or an insurance is chosen, checked and sent. */
export const documentUploadMachine = documentUploadSetup.createMachine({
  id: 'documentUpload',
  description:
    'A customer sends one document to be kept on file: the browser checks it first, the shop stores it once, and staff review it.',
  context: ({ input: { kind } }) => ({
    kind,
    file: null,
    declined: null,
    details: null,
    errors: [],
    stored: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'No file is chosen yet.',
      meta: { spec: ['ACC-14'] },
      on: { 'file.chosen': check },
    },
    checking: {
      description:
        'The size and the first bytes of the file are read in the browser, so that nobody waits for an upload that the shop would refuse.',
      tags: ['pending'],
      meta: { spec: ['ACC-14'] },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: fileOf(context) }),
        onDone: [
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
            target: 'declined',
            actions: {
              type: 'recordDecline',
              params: ({ event }) => ({ reason: reasonOf(event.output) }),
            },
          },
          { target: 'filling' },
        ],
        onError: {
          target: 'declined',
          actions: { type: 'recordDecline', params: { reason: 'unreadable' } },
        },
      },
    },
    declined: {
      description: 'The file is too large, of another type, or cannot be read; the page says which.',
      meta: { spec: ['ACC-14'] },
      on: { 'file.chosen': check },
    },
    filling: {
      description: 'The file can be sent once its type, and its last day where it has one, are given.',
      tags: ['blocksLeaving'],
      meta: { spec: ['ACC-14'] },
      on: { 'file.chosen': check, 'file.remove': remove, 'upload.start': send },
    },
    sending: {
      description: 'The file is on its way to the shop.',
      tags: ['pending', 'blocksLeaving'],
      meta: { spec: ['ACC-14'] },
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => uploadOf(context),
        onDone: {
          target: 'stored',
          actions: {
            type: 'recordStored',
            params: ({ event }) => ({ document: event.output.document }),
          },
        },
        onError: [{ guard: isRefused, target: 'refused', actions: recordErrors }, { target: 'unconfirmed' }],
      },
    },
    stored: {
      description: 'The shop has the document, which is in review. Another one can be sent.',
      meta: { spec: ['ACC-14'] },
      on: { 'file.chosen': check },
    },
    refused: {
      description: 'The shop did not take the file and says why. It can be sent again, or another one.',
      tags: ['blocksLeaving'],
      meta: { spec: ['ACC-14'] },
      on: { 'file.chosen': check, 'file.remove': remove, 'upload.start': send },
    },
    unconfirmed: {
      description:
        'No answer came, so it is not known whether the shop has the file. Sending it again under the same number stores it once.',
      tags: ['blocksLeaving'],
      meta: { spec: ['ACC-14'] },
      on: { 'upload.resend': { target: 'sending' }, 'file.remove': remove },
    },
  },
})
