import { SMALL_PNG } from '#tests/support/upload-files.ts'
import type { Policy } from './policy.ts'

/** That documents are those of the owner of the cookie is a proof of its own. */
export const documentPolicies: Readonly<Record<string, Policy>> = {
  downloadDocument: {
    admits: 'document',
    ids: { 'params.a': 'public', 'params.b': 'public', 'params.c': 'public' },
    payload: ({ cartId }) => ({ params: { a: 'cart', b: 'lines', c: String(cartId) } }),
  },
  downloadPriceListNotProd: {
    admits: 'document',
    ids: { 'params.name': 'public' },
    payload: () => ({ params: { name: 'silver-name.pdf' } }),
  },
  selectDownloads: { admits: 'customer' },
  selectDocuments: { admits: 'customer' },
  uploadDocument: {
    admits: 'customer',
    // made by the browser; compared among the uploads of the customer only
    ids: { 'query.upload_id': 'public' },
    payload: () => ({
      query: {
        kind: 'insurance',
        type: 'general_liability',
        name: 'certificate.png',
        upload_id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
      },
      file: SMALL_PNG,
    }),
  },
  withdrawDocument: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ documentId }) => ({ body: { id: documentId } }),
  },
  createBatchDocument: {
    admits: 'customer',
    ids: {
      'params.a': 'public',
      'params.b': 'public',
      'params.c': 'own',
      'params.d': 'own',
      'params.e': 'public',
    },
    payload: ({ cartId, customerId }) => ({
      params: { a: 'cart', b: 'barcodes', c: String(cartId), d: String(customerId), e: '1' },
    }),
  },
}
