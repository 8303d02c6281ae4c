import { PATHS } from '#contract/content/paths.ts'
import { maintenanceSetup } from './maintenance.setup.ts'

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
    after: { responseTimeout: { target: closed, actions: 'announceNoVersion' } },
  })

/** Whether the shop is open or down for maintenance: a response with a version means open, any failure or no response in time means down. */
export const maintenanceMachine = maintenanceSetup.createMachine({
  id: 'maintenance',
  description:
    'Whether the shop is open or down for maintenance. A response of get-app-info with a version means open; an error, a response without a version, or none within 30 seconds means down.',
  context: ({ input }) => ({ appInfo: input.appInfo, isOrdering: false }),
  initial: 'starting',
  on: {
    'order.sent': { actions: 'recordOrder' },
    'order.ended': { actions: 'forgetOrder' },
    'order.confirmed': { actions: 'forgetOrder' },
  },
  states: {
    starting: {
      description:
        'The machine decides by the app info in the boot data of the page. Without boot data it requests get-app-info.',
      meta: { spec: ['MNT-01', 'ENT-39'] },
      always: [
        { guard: 'isOpenAtStart', target: 'up', actions: 'notifyAppInfo' },
        { guard: 'isDownAtStart', target: 'down', actions: 'announceNoVersion' },
        { target: 'checking' },
      ],
    },
    checking: {
      ...askingThen('closing'),
      description:
        'The first request of get-app-info is in flight. The pages of the shop are shown until its response.',
      meta: { spec: ['API-86', 'MNT-03', 'MNT-05'] },
    },
    up: {
      description:
        'The shop is open. get-app-info is requested again after 5 minutes, and at once when the server refuses any call with the maintenance error.',
      meta: { spec: ['MNT-02', 'MNT-05', 'CONST-26'] },
      on: { 'site.refused': { target: 'recheckingUp' } },
      after: { refreshPeriod: { target: 'recheckingUp' } },
    },
    recheckingUp: {
      ...askingThen('closing'),
      description:
        'get-app-info is in flight while the pages of the shop are shown. A response with a version keeps them open, anything else closes the shop. An order that is placed meanwhile has its confirmation shown before the next check.',
      meta: { spec: ['API-86', 'MNT-03', 'MNT-04', 'MNT-06', 'MNT-07'] },
      on: { 'order.confirmed': { target: 'awaitingReader', actions: 'forgetOrder' } },
    },
    recheckingAfterOrder: {
      ...askingThen('closing', 'notifyCart'),
      description:
        'The order that delayed the maintenance page has ended, or its confirmation was left, and get-app-info is in flight. A response with a version keeps the shop open and reloads the cart, anything else closes the shop.',
      meta: { spec: ['API-86', 'MNT-03', 'MNT-04', 'MNT-06'] },
    },
    closing: {
      description:
        'The shop is down. The maintenance page is shown at once, or after the outcome of an order that this page has submitted.',
      meta: { spec: ['MNT-04', 'MNT-06'] },
      always: [{ guard: 'isOrdering', target: 'awaitingOrder' }, { target: 'down' }],
    },
    awaitingOrder: {
      description:
        'The shop is down, and the outcome of an order that this page has submitted is unknown: the checkout page stays until checkout reports it. A rejected or failed order leads to a new request of get-app-info, a placed one to its confirmation.',
      meta: { spec: ['MNT-06', 'ORD-16'] },
      on: {
        'order.ended': { target: 'recheckingAfterOrder', actions: 'forgetOrder' },
        'order.confirmed': { target: 'awaitingReader', actions: 'forgetOrder' },
      },
    },
    awaitingReader: {
      description:
        'The shop is down or refused a call, and the confirmation of the order that was placed meanwhile is shown. When the customer leaves it, or after 10 minutes, get-app-info is requested again.',
      meta: { spec: ['MNT-06'] },
      on: { 'confirmation.left': { target: 'recheckingAfterOrder' } },
      after: { readingTime: { target: 'recheckingAfterOrder' } },
    },
    down: {
      description:
        'The shop is down for maintenance: every path leads to the maintenance page. get-app-info is requested again after 5 minutes, on "Check again" and when the network is back.',
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
        'get-app-info is in flight while the maintenance page is shown. A response with a version opens the shop and reloads the cart, anything else leaves it down.',
      tags: ['down', 'checking'],
      meta: { route: PATHS.maintenance, spec: ['MNT-05', 'MNT-06', 'CONST-26'] },
    },
  },
})
