import { shopSetup } from './shop-setup.ts'

const knowing = ['tellCartKnown', 'tellSearchKnown', 'loadCoupon', 'tellAvailability', 'greet'] as const
const leaving = [
  'announceOutdated',
  'tellCartLeft',
  'tellStaleCartLeft',
  'tellCouponLeft',
  'tellCheckoutLeft',
  'tellSearchLeft',
  'tellToasterLeft',
] as const

/** The root machine: invokes the actors that live as long as the app, and routes events between them. */
export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  description:
    'The workflow above all others: it keeps what lives as long as the page and passes news from one to another.',
  context: ({ input }) => ({
    storeSettings: input.storeSettings ?? {},
    appSettings: input.appSettings ?? {},
    appInfo: input.appInfo,
    running: input.running,
    hasReloaded: input.hasReloaded,
    stored: input.stored,
    customer: null,
    wanted: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'toaster', src: 'toaster', systemId: 'toaster' },
    { id: 'productSearch', src: 'productSearch', systemId: 'productSearch' },
    {
      id: 'versionCheck',
      src: 'versionCheck',
      systemId: 'versionCheck',
      input: ({ context: { running, hasReloaded } }) => ({ running, hasReloaded }),
    },
    {
      id: 'maintenance',
      src: 'maintenance',
      systemId: 'maintenance',
      input: ({ context }) => ({ appInfo: context.appInfo }),
    },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context }) => ({ stored: context.stored }),
    },
  ],
  on: {
    'session.signedIn': [
      {
        description: 'Another person than before: nothing of the first may be left when the second is shown.',
        guard: { type: 'isAnotherCustomer', params: ({ event }) => event },
        actions: [...leaving, { type: 'recordCustomer', params: ({ event }) => event }, ...knowing],
      },
      { actions: [{ type: 'recordCustomer', params: ({ event }) => event }, ...knowing] },
    ],
    'line.want': { actions: { type: 'recordWanted', params: ({ event }) => event } },
    'session.signedOut': { actions: ['forgetCustomer', ...leaving, 'tellAvailability'] },
  },
  states: {
    customer: {
      description:
        'Whether the program of cart and checkout is here: it is large, so that it is fetched for customers only.',
      initial: 'unneeded',
      states: {
        unneeded: {
          description: 'Nobody is logged in, so there is no cart and its program is not fetched.',
          meta: { spec: ['ROLE-08'] },
          always: { guard: 'hasCustomer', target: 'fetching' },
        },
        fetching: {
          description: 'A customer is known: the program of cart and checkout is fetched.',
          meta: { spec: ['CONST-08'] },
          invoke: {
            id: 'importCustomerMachines',
            src: 'importCustomerMachines',
            onDone: { target: 'here' },
            onError: { target: 'missing' },
          },
        },
        missing: {
          description: 'The program could not be fetched; it is fetched again when the shopper asks for it.',
          tags: ['customerMachinesMissing'],
          meta: { spec: ['MSG-53'] },
          entry: 'reportMissingMachines',
          on: { 'customerMachines.request': { target: 'fetching' } },
        },
        here: {
          description: 'Cart, coupon and checkout are at work, and stay for as long as the page does.',
          tags: ['customerActorsReady'],
          meta: { spec: ['CART-09', 'CHK-04', 'T33'] },
          entry: 'raiseLoaded',
          invoke: [
            { id: 'cart', src: 'cart', systemId: 'cart' },
            { id: 'staleCart', src: 'staleCart', systemId: 'staleCart' },
            { id: 'coupon', src: 'coupon', systemId: 'coupon' },
            { id: 'checkout', src: 'checkout', systemId: 'checkout' },
          ],
          on: {
            'customer.greeted': {
              description: 'What a visitor wanted to add goes into the cart of the customer, once.',
              guard: 'hasWanted',
              actions: ['addWanted', 'forgetWanted'],
            },
            'customerMachines.loaded': [
              {
                description: 'What was decided before they were here is told to them.',
                guard: 'hasCustomer',
                actions: ['tellCartKnown', 'loadCoupon', 'tellAvailability', 'greet'],
              },
              { description: 'The customer has left meanwhile.', actions: 'tellAvailability' },
            ],
          },
        },
      },
    },
    settings: {
      description: 'The settings of the store: they decide, for one, whether checkout is switched on.',
      initial: 'starting',
      states: {
        starting: {
          description: 'The page usually brings the settings along; without them the server is asked.',
          meta: { spec: ['ENT-40'] },
          always: [
            { guard: 'hasSettings', target: 'settled', actions: 'tellAvailability' },
            { target: 'refreshing' },
          ],
        },
        refreshing: {
          description: 'The settings are read; when that fails the ones before stay.',
          meta: { spec: ['API-84', 'API-85'] },
          invoke: {
            id: 'loadSettings',
            src: 'loadSettings',
            onDone: {
              target: 'settled',
              actions: [{ type: 'recordSettings', params: ({ event }) => event.output }, 'tellAvailability'],
            },
            onError: { target: 'settled' },
          },
        },
        settled: {
          description:
            'The settings are known and at most 5 minutes old, so that a change by the shop is soon noticed.',
          meta: { spec: ['CONST-28', 'CHK-01', 'CHK-02'] },
          on: { 'settings.refresh': { target: 'refreshing' } },
          after: { refreshPeriod: { target: 'refreshing' } },
        },
      },
    },
  },
})
