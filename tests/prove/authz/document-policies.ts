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
}
