import { ApiError } from '#contract/failure.ts'
import { defineModel, done, fails } from '#machines/model.ts'
import { knownReply } from '#machines/session/session-samples.ts'
import { shopMachine } from './shop.machine.ts'

const { user, customer } = knownReply
const open = { storeSettings: { store_name: 'Emberwright' }, appSettings: { is_checkout_disabled: '0' } }
const closed = { ...open, appSettings: { is_checkout_disabled: '1' } }
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')

export const shopModel = defineModel({
  machine: shopMachine,
  title: 'Shop',
  purpose: 'Starts all other workflows and tells them who has come and who has left.',
  inputs: {
    bare: { stored: null, storeSettings: null, appSettings: null, appInfo: null },
    booted: { stored: null, ...open, appInfo: [{ app_version: '1.0.0' }] },
    maintenance: { stored: null, ...open, appInfo: [] },
  },
  events: {
    'session.signedIn': [
      { type: 'session.signedIn', user, customer },
      { type: 'session.signedIn', user, customer: customer && { ...customer, customers_id: 8 } },
    ],
    'settings.refresh': [{ type: 'settings.refresh' }],
    'customerParts.wanted': [{ type: 'customerParts.wanted' }],
    'line.want': [{ type: 'line.want', products_id: 31, quantity: 2 }],
    'customer.greeted': [{ type: 'customer.greeted' }],
    'customerParts.arrived': [{ type: 'customerParts.arrived' }],
    'session.signedOut': [{ type: 'session.signedOut' }],
  },
  outcomes: {
    session: {},
    cart: {},
    staleCart: {},
    coupon: {},
    checkout: {},
    fetchCustomerParts: { fetched: done(undefined, 'none'), lost: fails(new Error('lost'), 'none') },
    productSearch: {},
    toaster: {},
    loadSettings: {
      read: done(open, { status: 200, body: open.appSettings }),
      disabled: done(closed, { status: 200, body: closed.appSettings }),
      lost,
    },
    loadAppInfo: {
      open: done([{ app_version: '1.0.0' }], { status: 200, body: [{ app_version: '1.0.0' }] }),
      down: fails(
        new ApiError({ kind: 'status', status: 503, errors: [], message: null, retryAfter: null }),
        { status: 503, body: { success: false, errors: [] } },
      ),
    },
  },
  ignores: ['customer.here|customer.greeted'],
  key: ({ customer: known, appSettings, wanted }) => [
    wanted !== null,
    known?.customers_id ?? null,
    Object.keys(appSettings).length > 0,
  ],
})
