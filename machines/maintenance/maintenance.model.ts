import { ApiError } from '#contract/failure.ts'
import { MESSAGES } from '#contract/messages.ts'
import { isIn } from '#machines/is-in.ts'
import { defineModel, done, fails } from '#machines/model.ts'
import { maintenanceMachine } from './maintenance.machine.ts'
import { versionIn } from './maintenance.outcome.ts'

const appInfo = [{ app_version: '1.0.0' }]
const renewed = [{ app_version: '1.1.0' }]
const errors = [MESSAGES.siteDown]

export const maintenanceModel = defineModel({
  machine: maintenanceMachine,
  title: 'Maintenance',
  purpose: 'Closes every page while the server says that the shop is down, and opens them again.',
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
    'an order is awaited only while one is on its way': ({ value, context }) =>
      !isIn(value, 'awaitingOrder') || context.isOrdering,
  },
  leadsTo: {
    'whoever asks whether the shop is open learns it': {
      from: ({ value }) => isIn(value, 'checking', 'recheckingUp', 'recheckingDown'),
      to: ({ value }) => isIn(value, 'up', 'down', 'awaitingOrder'),
    },
    'an open shop is asked again by itself': {
      from: ({ value }) => isIn(value, 'up'),
      to: ({ value }) => isIn(value, 'recheckingUp'),
    },
    'a confirmation that stays open is followed by another check': {
      from: ({ value }) => isIn(value, 'awaitingReader'),
      to: ({ value }) => isIn(value, 'recheckingUp'),
    },
    'a shop that is down opens again': {
      from: ({ value }) => isIn(value, 'down'),
      to: ({ value }) => isIn(value, 'up'),
      provided: 'answersVary',
    },
  },
})
