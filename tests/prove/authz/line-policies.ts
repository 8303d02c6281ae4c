import type { Policy } from './policy.ts'

const REQUEST = '018f4e5c-2b7a-4c31-9d52-7f1b6c0a9e11'

/** A code names what everybody may see; a request id is that of one customer. */
export const linePolicies: Readonly<Record<string, Policy>> = {
  checkLines: {
    admits: 'customer',
    ids: { 'body.source.id': 'own' },
    payload: ({ savedCartId }) => ({ body: { source: { kind: 'cart', id: savedCartId } } }),
  },
  addLines: {
    admits: 'customer',
    ids: { 'body.request_id': 'public', 'body.lines.0.products_id': 'public' },
    payload: ({ productId }) => ({
      body: { request_id: REQUEST, lines: [{ products_id: productId, quantity: 1 }] },
    }),
  },
  setLines: {
    admits: 'customer',
    ids: { 'body.lines.0.products_id': 'public' },
    payload: ({ productId }) => ({ body: { lines: [{ products_id: productId, quantity: 1 }] } }),
  },
  selectStockAlerts: { admits: 'customer' },
  setStockAlert: {
    admits: 'customer',
    ids: { 'body.products_id': 'public' },
    // a product in stock is refused in words, and taking back is not
    payload: ({ productId }) => ({ body: { products_id: productId, is_wanted: false } }),
  },
  selectTemplates: { admits: 'customer' },
  saveTemplate: {
    admits: 'customer',
    ids: { 'body.id': 'own', 'body.source.id': 'own', 'body.lines.0.products_id': 'public' },
    payload: ({ templateId, savedCartId }) => ({
      body: { id: templateId, name: 'Weekly', source: { kind: 'cart', id: savedCartId } },
    }),
  },
  removeTemplate: {
    admits: 'customer',
    ids: { 'body.id': 'own' },
    payload: ({ templateId }) => ({ body: { id: templateId } }),
  },
}
