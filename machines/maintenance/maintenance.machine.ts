import { PATHS } from '#contract/paths.ts'
import { maintenanceSetup } from './maintenance-setup.ts'

const askingThen = (closed: 'closing' | 'down', ...more: readonly 'notifyCart'[]) =>
  maintenanceSetup.createStateConfig({
    invoke: {
      id: 'loadAppInfo',
      src: 'loadAppInfo',
      onDone: [
        {
          guard: { type: 'isOpen', params: ({ event }) => ({ appInfo: event.output }) },
          target: 'up',
          actions: [
            { type: 'recordAppInfo', params: ({ event }) => ({ appInfo: event.output }) },
            'notifyAppInfo',
            ...more,
          ],
        },
        { target: closed, actions: 'announceNoVersion' },
      ],
      onError: {
        target: closed,
        actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  })

/** Whether the shop is open or down for maintenance: a response with a version means open, any failure means down. */
export const maintenanceMachine = maintenanceSetup.createMachine({
  id: 'maintenance',
  description: 'Whether the shop is open or down for maintenance, by what the server says of itself.',
  context: ({ input }) => ({ appInfo: input.appInfo, isOrdering: false }),
  initial: 'starting',
  on: {
    'order.sent': { actions: 'recordOrder' },
    'order.ended': { actions: 'forgetOrder' },
    'order.confirmed': { actions: 'forgetOrder' },
  },
  states: {
    starting: {
      description: 'The page usually says whether the shop is open; when it does not, the server is asked.',
      meta: { spec: ['MNT-01', 'ENT-39'] },
      always: [
        { guard: 'isOpenAtStart', target: 'up', actions: 'notifyAppInfo' },
        { guard: 'isDownAtStart', target: 'down', actions: 'announceNoVersion' },
        { target: 'checking' },
      ],
    },
    checking: {
      ...askingThen('closing'),
      description: 'The server is asked for the first time; until it answers, the shop counts as open.',
      meta: { spec: ['API-86', 'MNT-03', 'MNT-05'] },
    },
    up: {
      description:
        'The shop is open. The server is asked again every 5 minutes, and at once when it refuses a call because of maintenance.',
      meta: { spec: ['MNT-02', 'MNT-05', 'CONST-26'] },
      on: { 'site.refused': { target: 'recheckingUp' } },
      after: { refreshPeriod: { target: 'recheckingUp' } },
    },
    recheckingUp: {
      ...askingThen('closing'),
      description: 'The server is asked whether the shop is still open; shoppers notice nothing of it.',
      meta: { spec: ['API-86', 'MNT-03', 'MNT-04', 'MNT-07'] },
    },
    closing: {
      description: 'The shop is down: the notice comes at once, or after an order that is on its way.',
      meta: { spec: ['MNT-04', 'MNT-06'] },
      always: [{ guard: 'isOrdering', target: 'awaitingOrder' }, { target: 'down' }],
    },
    awaitingOrder: {
      description:
        'The shop is down, and an order of this page is on its way: it ends in its outcome before the notice.',
      meta: { spec: ['MNT-06', 'ORD-16'] },
      on: {
        'order.ended': { target: 'down', actions: 'forgetOrder' },
        'order.confirmed': { target: 'awaitingReader', actions: 'forgetOrder' },
      },
    },
    awaitingReader: {
      description:
        'The shop is down, and the order was placed all the same: its confirmation is read before the notice.',
      meta: { spec: ['MNT-06'] },
      on: { 'confirmation.left': { target: 'recheckingDown' } },
    },
    down: {
      description:
        'The shop is down for maintenance: every path leads to the notice. The server is asked again every 5 minutes, or when the visitor wishes.',
      tags: ['down'],
      meta: {
        route: PATHS.maintenance,
        spec: ['ROUTE-41', 'ENT-41', 'HDR-02', 'MNT-04', 'MNT-06', 'MSG-08'],
      },
      on: { 'site.recheck': { target: 'recheckingDown' } },
      after: { refreshPeriod: { target: 'recheckingDown' } },
    },
    recheckingDown: {
      ...askingThen('down', 'notifyCart'),
      description:
        'The server is asked whether maintenance is over; the notice stays meanwhile, and the cart is read again after it.',
      tags: ['down', 'checking'],
      meta: { route: PATHS.maintenance, spec: ['MNT-05', 'MNT-06', 'CONST-26'] },
    },
  },
})
