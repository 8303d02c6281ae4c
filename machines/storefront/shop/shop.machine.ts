import { shopSetup } from './shop.setup.ts'

const knowing = ['notifyCartKnown', 'notifySearchKnown', 'loadCoupon', 'notifyAvailability', 'greet'] as const
const leaving = [
  'announceOutdated',
  'notifyCartLeft',
  'notifyStaleCartLeft',
  'notifyCouponLeft',
  'notifyCheckoutLeft',
  'notifySearchLeft',
  'notifyToasterLeft',
] as const

/** The root machine: invokes the actors that live as long as the app, and routes events between them. */
export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  description:
    'The root machine: it invokes the actors that live as long as the page and routes events between them.',
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
        description: 'Another customer than before: all data of the previous one is cleared first.',
        guard: { type: 'isAnotherCustomer', params: ({ event }) => event },
        actions: [...leaving, { type: 'recordCustomer', params: ({ event }) => event }, ...knowing],
      },
      { actions: [{ type: 'recordCustomer', params: ({ event }) => event }, ...knowing] },
    ],
    'line.want': { actions: { type: 'recordWanted', params: ({ event }) => event } },
    'session.signedOut': { actions: ['forgetCustomer', ...leaving, 'notifyAvailability'] },
  },
  states: {
    customer: {
      description:
        'Whether the chunk of cart and checkout is loaded: it is large, so it is fetched for customers only.',
      initial: 'unneeded',
      states: {
        unneeded: {
          description: 'Nobody is logged in, so there is no cart and its chunk is not fetched.',
          meta: { spec: ['ROLE-08'] },
          always: { guard: 'hasCustomer', target: 'fetching' },
        },
        fetching: {
          description: 'A customer is logged in: the chunk of cart and checkout is fetched.',
          meta: { spec: ['CONST-08'] },
          invoke: {
            id: 'importCustomerMachines',
            src: 'importCustomerMachines',
            onDone: { target: 'here' },
            onError: { target: 'missing' },
          },
        },
        missing: {
          description: 'The chunk could not be fetched; Retry fetches it again.',
          tags: ['customerMachinesMissing'],
          meta: { spec: ['MSG-53'] },
          entry: 'reportMissingMachines',
          on: { 'customerMachines.request': { target: 'fetching' } },
        },
        here: {
          description: 'Cart, coupon and checkout are running, and keep running as long as the page lives.',
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
              description: 'The product that a visitor wanted to add is added to the cart after login, once.',
              guard: 'hasWanted',
              actions: ['addWanted', 'forgetWanted'],
            },
            'customerMachines.loaded': [
              {
                description: 'The events queued until they were running are forwarded to them.',
                guard: 'hasCustomer',
                actions: ['notifyCartKnown', 'loadCoupon', 'notifyAvailability', 'greet'],
              },
              { description: 'The customer has logged out meanwhile.', actions: 'notifyAvailability' },
            ],
          },
        },
      },
    },
    settings: {
      description: 'The settings of the store: among others, whether checkout is enabled.',
      initial: 'starting',
      states: {
        starting: {
          description: 'The boot data usually contain the settings; without them they are loaded.',
          meta: { spec: ['ENT-40'] },
          always: [
            { guard: 'hasSettings', target: 'settled', actions: 'notifyAvailability' },
            { target: 'refreshing' },
          ],
        },
        refreshing: {
          description: 'The settings are loaded; when that fails, the previous ones stay.',
          meta: { spec: ['API-84', 'API-85'] },
          invoke: {
            id: 'loadSettings',
            src: 'loadSettings',
            onDone: {
              target: 'settled',
              actions: [
                { type: 'recordSettings', params: ({ event }) => event.output },
                'notifyAvailability',
              ],
            },
            onError: { target: 'settled' },
          },
        },
        settled: {
          description: 'The settings are loaded and at most 5 minutes old.',
          meta: { spec: ['CONST-28', 'CHK-01', 'CHK-02'] },
          on: { 'settings.refresh': { target: 'refreshing' } },
          after: { refreshPeriod: { target: 'refreshing' } },
        },
      },
    },
  },
})
