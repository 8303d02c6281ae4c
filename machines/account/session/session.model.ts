import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { sessionMachine } from './session.machine.ts'
import type { SessionReply } from './session.types.ts'
import { customer, knownReply, profile, user } from './session-samples.ts'
import { sessionWords } from './session.words.ts'

const refused: SessionReply = {
  success: false,
  errors: ['Your account is closed.'],
  user: null,
  customer: null,
  access_token: null,
  document_token: null,
  is_impersonate: false,
}
const { is_impersonate: _, ...knownBody } = knownReply
const { is_impersonate: __, ...refusedBody } = refused
const atOtherPrices = { ...customer, price_levels_short_name: 'gold' }
const mismatch = { success: false, errors: ['Unauthorized'], message: 'Unauthorized' }
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')

export const sessionModel = defineModel({
  machine: sessionMachine,
  title: 'Session',
  words: sessionWords,
  purpose: 'Logs in and out, and confirms now and then who is logged in.',
  inputs: { visitor: { stored: null }, returning: { stored: { user, customer, is_impersonate: false } } },
  events: {
    'login.submit': [{ type: 'login.submit', username: 'ada@lund.example', password: 'Str0ng-pass' }],
    'login.actAs': [
      {
        type: 'login.actAs',
        username: 'staff@shop.example',
        password: 'St4ff-pass',
        customers_id: 7,
        otp: '123456',
      },
    ],
    'session.registered': [{ type: 'session.registered', reply: knownReply }],
    'session.logOut': [
      { type: 'session.logOut', variant: 'normal' },
      { type: 'session.logOut', variant: 'banner' },
    ],
    'session.refresh': [{ type: 'session.refresh' }],
    'session.unauthorized': [{ type: 'session.unauthorized' }],
    'customer.updated': [{ type: 'customer.updated', user, customer: { ...customer, price_levels_id: 4 } }],
    'token.changed': [{ type: 'token.changed' }],
    'token.removed': [{ type: 'token.removed' }],
    'initialUrl.remember': [
      { type: 'initialUrl.remember', url: '/checkout/payment?from=mail' },
      { type: 'initialUrl.remember', url: '//evil.example/checkout' },
    ],
    'initialUrl.used': [{ type: 'initialUrl.used' }],
  },
  outcomes: {
    fetchCurrentUser: {
      known: done(knownReply, { status: 200, body: knownBody }),
      knownAtOtherPrices: done(
        { ...knownReply, customer: atOtherPrices },
        { status: 200, body: { ...knownBody, customer: atOtherPrices } },
      ),
      unknown: done(refused, { status: 200, body: refusedBody }),
      lost,
    },
    logIn: {
      accepted: done(knownReply, { status: 200, body: knownBody }),
      refused: done(refused, { status: 200, body: refusedBody }),
      mismatch: fails(
        new ApiError({
          kind: 'status',
          status: 401,
          errors: mismatch.errors,
          message: mismatch.message,
          retryAfter: null,
        }),
        { status: 401, body: mismatch },
      ),
      lost,
    },
    logOut: {
      ended: done(
        { status: 200, message: 'Goodbye.' },
        { status: 200, body: { success: true, message: 'Goodbye.' } },
      ),
      unclear: done({ status: 202, message: null }, { status: 202, body: { success: true } }),
      lost,
    },
    fetchProfile: {
      found: done(profile, { status: 200, body: { profile } }),
      lost,
    },
    watchStoredSession: {},
  },
  happyEnd: ({ value }) => isIn(value, 'signedIn'),
  key: ({ customer: known, profile: read, isProfileReread }) => [
    known?.price_levels_short_name ?? null,
    read !== null,
    isProfileReread,
  ],
  ignores: ['session|initialUrl.remember'],
  overlaps: ['refreshing.confirming|done.fetchCurrentUser'],
  invariants: {
    'whoever rests signed out is not known': ({ value, context }) =>
      !isIn(value, 'signedOut', 'unanswered') ||
      (context.user === null && context.customer === null && context.profile === null),
    'a remembered URL is a path of this shop': ({ context }) =>
      context.initialUrl === null || /^\/[^/\\]/.test(context.initialUrl),
    'a login has failed only for somebody who is not logged in': ({ context }) =>
      context.loginFailure === null || context.status === 'loggedOut',
    'a customer is somebody': ({ value, context }) => !isIn(value, 'signedIn') || context.user !== null,
    'a profile is that of the customer': ({ context }) =>
      context.profile === null || context.profile.customers_id === context.user?.customers_id,
  },
  leadsTo: {
    'it comes out whether somebody is logged in': {
      from: ({ value }) => !isIn(value, 'signedIn', 'signedOut', 'unanswered'),
      to: ({ value }) => isIn(value, 'signedIn', 'signedOut', 'unanswered'),
    },
  },
  unprovokable: [
    {
      transition: 'session.refreshing.confirming|xstate.done.actor.fetchCurrentUser|3',
      walk: 'both',
      reason: 'The server refuses with a status, never in an answer that counts as understood.',
    },
    {
      transition: 'session.refreshing.asking|xstate.done.actor.fetchCurrentUser|1',
      walk: 'both',
      reason: 'The server refuses with a status, never in an answer that counts as understood.',
    },
    {
      transition: 'session.refreshing.askingAgain|xstate.done.actor.fetchCurrentUser|1',
      walk: 'both',
      reason: 'The server refuses with a status, never in an answer that counts as understood.',
    },
    {
      transition: 'session.authenticating|xstate.done.actor.logIn|1',
      walk: 'both',
      reason: 'The server refuses with a status, never in an answer that counts as understood.',
    },
    {
      transition: 'session.loggingOut.unanswered|login.actAs|0',
      walk: 'browser',
      reason:
        'The walk opens the page of staff by its address, which loads the app anew; only Back to an earlier visit of that page would not.',
    },
    {
      transition: 'session.signedIn|session.refresh|0',
      walk: 'browser',
      reason: 'The walk opens no page of the account; e2e/account-pages.spec.ts saves the profile there.',
    },
  ],
})
