import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { documentJobMachine } from './document-job.machine.ts'
import type { WantedDocument } from './document-job.types.ts'
import { documentJobWords } from './document-job.words.ts'

const priceList: WantedDocument = {
  href: '/shop-api/api/documents/s3/pricelist/silver-name.pdf?project_id=11',
  sheet: null,
  exceedsBoth: false,
}
const barcodes: WantedDocument = {
  href: '/shop-api/api/documents/order/barcodes/20418?project_id=11',
  sheet: { source: 'order', kind: 'barcodes', id: 20_418, customerId: 20_469, count: 164 },
  exceedsBoth: true,
}
const refusedBody = (...errors: readonly string[]) => ({ success: false, errors })
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
const tooMany = ['Too many attempts. Please try again later.']
const countChanged = 'This sheet has 165 products now.'

export const documentJobModel = defineModel({
  machine: documentJobMachine,
  title: 'Document job',
  words: documentJobWords,
  purpose: 'Opens a document once the server has made it, or has a very large sheet made by e-mail.',
  inputs: { shop: undefined },
  events: {
    'document.wanted': [
      { type: 'document.wanted', document: priceList },
      { type: 'document.wanted', document: barcodes },
    ],
    'batch.confirmed': [{ type: 'batch.confirmed' }],
    'batch.declined': [{ type: 'batch.declined' }],
  },
  outcomes: {
    prepareDocument: {
      ready: done({ kind: 'ready' }, { status: 200, body: null }),
      refused: done({ kind: 'refused', errors: tooMany }, { status: 429, body: refusedBody(...tooMany) }),
      lost,
    },
    createBatch: {
      created: done({ success: true }, { status: 200, body: { success: true, errors: [] } }),
      refused: done({ success: false }, { status: 200, body: refusedBody(countChanged) }),
      lost,
    },
  },
  happyEnd: ({ value, context }) => isIn(value, 'idle') && context.wanted === null,
  key: ({ wanted, errors }) => [wanted?.sheet ? 'sheet' : wanted !== null, errors.length > 0],
  invariants: {
    'a document is remembered until it is opened, made by a job, or declined': ({ value, context }) =>
      isIn(value, 'idle') === (context.wanted === null),
    'a job is only created for a sheet': ({ value, context }) =>
      !isIn(value, 'confirming', 'creatingBatch') || (context.wanted?.sheet ?? null) !== null,
    'reasons are shown only where the document was refused': ({ value, context }) =>
      isIn(value, 'refused') || context.errors.length === 0,
  },
  leadsTo: {
    'a job that is being created ends with a notice': {
      from: ({ value }) => isIn(value, 'creatingBatch'),
      to: ({ value }) => isIn(value, 'idle'),
    },
    'a document that is being made is opened, refused with its reasons, told to be unreachable, or replaced by a sheet that is asked about':
      {
        from: ({ value }) => isIn(value, 'preparing'),
        to: ({ value }) => isIn(value, 'idle', 'refused', 'unreachable', 'confirming'),
      },
  },
})
