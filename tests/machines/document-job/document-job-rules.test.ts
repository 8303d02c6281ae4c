import { documentJobModel } from '#machines/document-job/document-job.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(documentJobModel, {
  '[DOC-01] a document without an answer is asked for again': [
    'document.wanted, prepareDocument lost, document.wanted',
    'preparing',
    'starts prepareDocument {"href":"/shop-api/api/documents/s3/pricelist/silver-name.pdf?project_id=11"}',
  ],
  '[DOC-07] a sheet above both maxima replaces what is being prepared, and is asked about': [
    'document.wanted, document.wanted 2',
    'confirming',
    'sets wanted.exceedsBoth to true',
    'sets wanted.href to "/shop-api/api/documents/order/barcodes/20418?project_id=11"',
    'sets wanted.sheet to {"count":164,"customerId":20469,"id":20418,"kind":"barcodes","source":"order"}',
  ],
  '[DOC-04] the answer to a job comes before another document': [
    'document.wanted 2, batch.confirmed, document.wanted',
    'creatingBatch',
  ],
  '[DOC-01] a document that is asked for while another one is asked about closes the question': [
    'document.wanted 2, document.wanted',
    'preparing',
    'starts prepareDocument {"href":"/shop-api/api/documents/s3/pricelist/silver-name.pdf?project_id=11"}',
    'sets wanted.exceedsBoth to false',
    'sets wanted.href to "/shop-api/api/documents/s3/pricelist/silver-name.pdf?project_id=11"',
    'sets wanted.sheet to null',
  ],
  'nothing is asked for at the start': ['start', 'idle'],
  '[DOC-07] a sheet that is not wanted after all is forgotten': [
    'document.wanted 2, batch.declined',
    'idle',
    'sets wanted to null',
  ],
  '[API-107] a job is created with source, kind, customer and count': [
    'document.wanted 2, batch.confirmed',
    'creatingBatch',
    'starts createBatch {"sheet":{"count":164,"customerId":20469,"id":20418,"kind":"barcodes","source":"o…',
  ],
  '[MSG-10] a job that was created is told': [
    'document.wanted 2, batch.confirmed, createBatch created',
    'idle',
    'emits notice.batchCreated',
    'sets wanted to null',
  ],
  '[MSG-11] a job that was refused is told': [
    'document.wanted 2, batch.confirmed, createBatch refused',
    'idle',
    'emits notice.batchFailed',
    'sets wanted to null',
  ],
  '[MSG-11] a job without an answer is told': [
    'document.wanted 2, batch.confirmed, createBatch lost',
    'idle',
    'emits notice.batchFailed',
    'sets wanted to null',
  ],
  '[DOC-01] a document that is ready is opened': [
    'document.wanted, prepareDocument ready',
    'idle',
    'emits document.ready {"href":"/shop-api/api/documents/s3/pricelist/silver-name.pdf?project_id=11"}',
    'sets wanted to null',
  ],
  '[DOC-01] a document without an answer can be asked for again': [
    'document.wanted, prepareDocument lost',
    'unreachable',
  ],
})
