import { PATHS } from '#contract/paths.ts'
import { maintenanceSetup } from './maintenance-setup.ts'

const askingThen = (...more: readonly 'tellCart'[]) =>
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
            'tellAppInfo',
            ...more,
          ],
        },
        { target: 'down', actions: 'announceNoVersion' },
      ],
      onError: {
        target: 'down',
        actions: { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
  })

/** Says whether the shop is open or down for maintenance: an answer with a version opens it, any failure closes it. */
export const maintenanceMachine = maintenanceSetup.createMachine({
  id: 'maintenance',
  description: 'Whether the shop is open or down for maintenance, by what the server says of itself.',
  context: ({ input }) => ({ appInfo: input.appInfo }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page usually says whether the shop is open; when it does not, the server is asked.',
      meta: { spec: ['MNT-01', 'ENT-39'] },
      always: [
        { guard: 'isOpenAtStart', target: 'up', actions: 'tellAppInfo' },
        { guard: 'isDownAtStart', target: 'down', actions: 'announceNoVersion' },
        { target: 'checking' },
      ],
    },
    checking: {
      ...askingThen(),
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
      ...askingThen(),
      description: 'The server is asked whether the shop is still open; shoppers notice nothing of it.',
      meta: { spec: ['API-86', 'MNT-03', 'MNT-04', 'MNT-07'] },
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
      ...askingThen('tellCart'),
      description:
        'The server is asked whether maintenance is over; the notice stays meanwhile, and the cart is read again after it.',
      tags: ['down', 'checking'],
      meta: { route: PATHS.maintenance, spec: ['MNT-05', 'MNT-06', 'CONST-26'] },
    },
  },
})
