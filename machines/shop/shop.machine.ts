import { customerRegion } from './customer-region.ts'
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

/** The root: it keeps what lives as long as the shop, and translates between them. */
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
    customer: customerRegion,
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
