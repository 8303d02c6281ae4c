import { SMALL_PNG } from '#tests/support/upload-files.ts'
import type { Policy } from './policy.ts'

const REQUEST = { id: 501, submitted_at: '2026-05-03T12:00:00.000Z' }
const NO_IMPORT = '00000000-0000-4000-8000-000000000000'
const NO_PRODUCTS = new TextEncoder().encode('model\n')
const ofImport: Policy = { admits: 'staff', ids: { 'query.id': 'public' } }
/** Staff reach the documents of every customer of the storefront. */
const ofDocument: Policy = {
  admits: 'staff',
  ids: { 'params.id': 'public' },
  payload: ({ documentId }) => ({ params: { id: String(documentId) } }),
}

const ofOrder: Policy = {
  admits: 'staff',
  ids: { 'params.id': 'public' },
  payload: () => ({ params: { id: '800001' } }),
}

/** Staff reach the orders of every customer of the storefront, once per request id. */
const aboutOrder = (more: object, ...ids: readonly string[]): Policy => ({
  admits: 'staff',
  ids: Object.fromEntries(['body.id', 'body.request_id', ...ids].map((id) => [id, 'public'])),
  payload: () => ({ body: { id: 800_001, request_id: crypto.randomUUID(), ...more } }),
})
const SHOWN = { version: '1.0.0' }

/** Of the storefront; nobody was shown this version, so that nothing is written. */
const aboutProduct = (more: object, ...ids: readonly string[]): Policy => ({
  admits: 'staff',
  ids: Object.fromEntries(['body.id', 'body.request_id', ...ids].map((id) => [id, 'public'])),
  payload: ({ productId }) => ({
    body: { id: productId, version: 2_000_000_000, request_id: crypto.randomUUID(), ...more },
  }),
})

/** Who may make the calls of the staff pages. */
export const staffPolicies: Readonly<Record<string, Policy>> = {
  staffLogIn: {
    admits: 'everybody',
    ids: { 'body.email': 'public' },
    payload: ({ email }) => ({ body: { email, password: 'Not-that-1', code: '123456' } }),
  },
  staffLogOut: { admits: 'staff' },
  staffSession: { admits: 'staff' },
  listSettings: { admits: 'staff' },
  saveSetting: {
    admits: 'staff',
    payload: () => ({ body: { kind: 'app', key: 'redirect_hosts', before: '', value: '' } }),
  },
  listVolumeRequests: { admits: 'staff', payload: () => ({ query: { status: 'open' } }) },
  readVolumeRequest: {
    admits: 'staff',
    ids: { 'params.id': 'public' },
    payload: () => ({ params: { id: '501' } }),
  },
  approveVolumeRequest: {
    admits: 'staff',
    ids: { 'body.id': 'public', 'body.level_id': 'public' },
    payload: () => ({ body: { ...REQUEST, level_id: 16 } }),
  },
  declineVolumeRequest: {
    admits: 'staff',
    ids: { 'body.id': 'public' },
    payload: () => ({ body: { ...REQUEST, reason: 'It is not complete.' } }),
  },
  listNewsletter: { admits: 'staff', ids: { 'query.q': 'public' } },
  exportNewsletter: { admits: 'staff' },
  removeFromNewsletter: {
    admits: 'staff',
    ids: { 'body.email': 'public' },
    payload: () => ({ body: { email: 'nobody@quill.example' } }),
  },
  listStaffDocuments: { admits: 'staff', payload: () => ({ query: { state: 'review' } }) },
  readStaffDocument: ofDocument,
  downloadStaffDocument: ofDocument,
  approveDocument: {
    admits: 'staff',
    ids: { 'body.id': 'public' },
    payload: ({ documentId }) => ({ body: { id: documentId, expires_on: null } }),
  },
  refuseDocument: {
    admits: 'staff',
    ids: { 'body.id': 'public' },
    payload: ({ documentId }) => ({ body: { id: documentId, seen: 'review', reason: 'Not legible.' } }),
  },
  checkProductImport: {
    admits: 'staff',
    ids: { 'query.id': 'public' },
    payload: () => ({ query: { name: 'products.csv', id: crypto.randomUUID() }, file: NO_PRODUCTS }),
  },
  // of a dry run that nobody made
  listImportRows: { ...ofImport, payload: () => ({ query: { id: NO_IMPORT } }) },
  applyProductImport: {
    admits: 'staff',
    ids: { 'body.id': 'public', 'body.request_id': 'public' },
    payload: () => ({
      body: { id: NO_IMPORT, fingerprint: 'none', request_id: crypto.randomUUID(), skip_refused: false },
    }),
  },
  lastProductImport: { admits: 'staff' },
  undoProductImport: {
    admits: 'staff',
    ids: { 'body.id': 'public', 'body.request_id': 'public' },
    payload: () => ({ body: { id: NO_IMPORT, request_id: crypto.randomUUID() } }),
  },
  exportProducts: { admits: 'staff' },
  listStaffProducts: { admits: 'staff', payload: () => ({ query: { filter: 'all', page: '1' } }) },
  readStaffProduct: {
    admits: 'staff',
    ids: { 'params.id': 'public' },
    payload: () => ({ params: { id: '1' } }),
  },
  readProductChoices: { admits: 'staff' },
  saveStaffProduct: aboutProduct({ fields: {} }),
  undoStaffProduct: aboutProduct({ history_id: 1 }, 'body.history_id'),
  addStaffProduct: {
    admits: 'staff',
    ids: { 'body.request_id': 'public' },
    payload: () => ({ body: { request_id: crypto.randomUUID(), model: '', fields: {} } }),
  },
  productPhotos: {
    admits: 'staff',
    ids: { 'query.product_id': 'public' },
    payload: ({ productId }) => ({ query: { product_id: productId } }),
  },
  uploadPhoto: {
    admits: 'staff',
    ids: { 'query.product_id': 'public' },
    payload: ({ productId }) => ({
      query: { product_id: productId, name: 'photo.png' },
      file: SMALL_PNG,
    }),
  },
  // of a list that nobody was shown
  arrangePhotos: {
    admits: 'staff',
    ids: { 'body.product_id': 'public' },
    payload: ({ productId }) => ({ body: { product_id: productId, version: 'none', photos: [] } }),
  },
  readiness: { admits: 'staff' },
  listStaffOrders: {
    admits: 'staff',
    payload: () => ({ query: { show: 'open', sort: 'oldest', page: '1' } }),
  },
  readStaffOrder: ofOrder,
  packingSlip: ofOrder,
  staffInvoice: ofOrder,
  staffCreditNote: {
    admits: 'staff',
    ids: { 'params.id': 'public', 'params.number': 'public' },
    payload: () => ({ params: { id: '800001', number: '1' } }),
  },
  pickList: {
    admits: 'staff',
    ids: { 'query.ids': 'public' },
    payload: () => ({ query: { ids: '800001' } }),
  },
  exportOrders: { admits: 'staff', payload: () => ({ query: { show: 'open', sort: 'oldest' } }) },
  moveOrder: aboutOrder({ ...SHOWN, move: 'pick' }),
  handOverOrder: aboutOrder({ ...SHOWN, handed_to: 'Ana Ruiz' }),
  shipOrder: aboutOrder({ ...SHOWN, numbers: [], carrier: null, lines: [{ model: 'X', quantity: 1 }] }),
  correctShipment: aboutOrder({ ...SHOWN, shipment: 1, numbers: ['X-1'], carrier: null }),
  voidShipment: aboutOrder({ ...SHOWN, shipment: 1, reason: 'Mixed up.' }),
  cancelOrder: aboutOrder({ ...SHOWN, reason: 'Sold out.', refund: 0 }),
  cancelCases: aboutOrder({
    ...SHOWN,
    cases: [{ position: 1, quantity: 1 }],
    restock: true,
    reason: 'Sold out.',
    amount: 0,
  }),
  refundOrder: aboutOrder({ ...SHOWN, reason: 'Damaged.', amount: 1 }),
  recordPayment: aboutOrder({ ...SHOWN, how: 'check', amount: 1 }),
  takeBackPayment: aboutOrder({
    ...SHOWN,
    payment: '6b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
    reason: 'A mistake.',
  }),
  addOrderNote: aboutOrder({ text: 'Call before delivery.' }),
  resendOrderEmail: aboutOrder({ email: 'orderConfirmed:0' }, 'body.email'),
  settingHistory: { admits: 'staff', payload: () => ({ body: { kind: 'app', key: 'redirect_hosts' } }) },
}
