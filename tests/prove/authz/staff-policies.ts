import type { Policy } from './policy.ts'

const REQUEST = { id: 501, submitted_at: '2026-05-03T12:00:00.000Z' }
/** Staff reach the documents of every customer of the storefront. */
const ofDocument: Policy = {
  admits: 'staff',
  ids: { 'params.id': 'public' },
  payload: ({ documentId }) => ({ params: { id: String(documentId) } }),
}

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
  settingHistory: { admits: 'staff', payload: () => ({ body: { kind: 'app', key: 'redirect_hosts' } }) },
}
