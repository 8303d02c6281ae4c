import { ApiError } from '#contract/platform/failure.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { maintenanceMachine } from './maintenance.machine.ts'
import { versionIn } from './maintenance.outcome.ts'
import { maintenanceWords } from './maintenance.words.ts'

const appInfo = [{ app_version: '1.0.0' }]
const renewed = [{ app_version: '1.1.0' }]
const errors = [MESSAGES.siteDown]

export const maintenanceModel = defineModel({
  machine: maintenanceMachine,
  title: 'Maintenance',
  words: maintenanceWords,
  purpose: 'Shows the maintenance page in the place of every page while the shop is down.',
  inputs: { bare: { appInfo: null }, open: { appInfo }, closed: { appInfo: [] } },
  events: {
    'site.refused': [{ type: 'site.refused' }],
    'site.recheck': [{ type: 'site.recheck' }],
    'order.sent': [{ type: 'order.sent' }],
    'order.ended': [{ type: 'order.ended' }],
    'order.confirmed': [{ type: 'order.confirmed' }],
    'confirmation.left': [{ type: 'confirmation.left' }],
  },
  outcomes: {
    loadAppInfo: {
      open: done(appInfo, { status: 200, body: appInfo }),
      renewed: done(renewed, { status: 200, body: renewed }),
      noVersion: done([], { status: 200, body: [] }),
      down: fails(new ApiError({ kind: 'status', status: 503, errors, message: null, retryAfter: 60 }), {
        status: 503,
        body: { success: false, errors },
      }),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'up'),
  key: ({ appInfo: read, isOrdering }) => [read === null, versionIn(read) !== null, isOrdering],
  overlaps: [],
  invariants: {
    'the shop is only open by a response with a version': ({ value, context }) =>
      !isIn(value, 'up') || versionIn(context.appInfo) !== null,
    'the outcome of an order is awaited only after one was submitted': ({ value, context }) =>
      !isIn(value, 'awaitingOrder') || context.isOrdering,
  },
  leadsTo: {
    'a request of get-app-info determines whether the shop is open': {
      from: ({ value }) => isIn(value, 'checking', 'recheckingUp', 'recheckingAfterOrder', 'recheckingDown'),
      to: ({ value }) => isIn(value, 'up', 'down', 'awaitingOrder', 'awaitingReader'),
    },
    'get-app-info is requested again while the shop is open': {
      from: ({ value }) => isIn(value, 'up'),
      to: ({ value }) => isIn(value, 'recheckingUp'),
    },
    'a confirmation that stays open is followed by another check': {
      from: ({ value }) => isIn(value, 'awaitingReader'),
      to: ({ value }) => isIn(value, 'recheckingAfterOrder'),
    },
    'a shop that is down opens again': {
      from: ({ value }) => isIn(value, 'down'),
      to: ({ value }) => isIn(value, 'up'),
      provided: 'answersVary',
    },
  },
})
