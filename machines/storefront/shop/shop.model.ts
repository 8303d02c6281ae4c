import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { shopMachine } from './shop.machine.ts'
import { shopWords } from './shop.words.ts'

const { user, customer } = knownReply
const open = { storeSettings: { store_name: 'Emberwright' }, appSettings: { is_checkout_disabled: '0' } }
const closed = { ...open, appSettings: { is_checkout_disabled: '1' } }
const build = { stored: null, running: '1.0.0', hasReloaded: false }
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')

export const shopModel = defineModel({
  machine: shopMachine,
  title: 'Shop',
  words: shopWords,
  purpose: 'Starts all other workflows and tells them who has come and who has left.',
  inputs: {
    bare: { ...build, storeSettings: null, appSettings: null, appInfo: null },
    booted: { ...build, ...open, appInfo: [{ app_version: '1.0.0' }] },
  },
  events: {
    'session.signedIn': [
      { type: 'session.signedIn', user, customer },
      { type: 'session.signedIn', user, customer: customer && { ...customer, customers_id: 8 } },
    ],
    'settings.refresh': [{ type: 'settings.refresh' }],
    'customerMachines.request': [{ type: 'customerMachines.request' }],
    'line.want': [{ type: 'line.want', products_id: 31, quantity: 2 }],
    'customer.greeted': [{ type: 'customer.greeted' }],
    'customerMachines.loaded': [{ type: 'customerMachines.loaded' }],
    'session.signedOut': [{ type: 'session.signedOut' }],
  },
  outcomes: {
    session: {},
    cart: {},
    staleCart: {},
    coupon: {},
    checkout: {},
    importCustomerMachines: { fetched: done(undefined, 'none'), lost: fails(new Error('lost'), 'none') },
    productSearch: {},
    toaster: {},
    maintenance: {},
    versionCheck: {},
    loadSettings: {
      read: done(open, { status: 200, body: open.appSettings }),
      disabled: done(closed, { status: 200, body: closed.appSettings }),
      lost,
    },
  },
  ignores: ['customer.here|customer.greeted'],
  happyEnd: ({ value }) => isIn(value, 'here') && isIn(value, 'settled'),
  key: ({ customer: known, appSettings, wanted }) => [
    wanted !== null,
    known?.customers_id ?? null,
    Object.keys(appSettings).length > 0,
  ],
  invariants: {
    'visitors fetch no program of cart and checkout': ({ value, context }) =>
      !isIn(value, 'unneeded') || context.customer === null,
  },
  leadsTo: {
    'settings that are read become known, or stay as they were': {
      from: ({ value }) => isIn(value, 'refreshing'),
      to: ({ value }) => isIn(value, 'settled'),
      provided: 'answersVary',
    },
    'a customer gets cart and checkout, or is told that they are missing': {
      from: ({ context }) => context.customer !== null,
      to: ({ value }) => isIn(value, 'here', 'missing'),
      provided: 'answersVary',
    },
  },
})
