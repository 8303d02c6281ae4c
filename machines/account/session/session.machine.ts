import { PATHS } from '#contract/content/paths.ts'
import type { Profile } from '#contract/account/profile.ts'
import { LOGIN_CHECK_PERIOD } from '#contract/platform/constants.ts'
import { sessionSetup, visitor } from './session.setup.ts'
import { loginFailureOf, logInInputOf, thrownLoginFailureOf } from './session.outcome.ts'
import type { Identity, SessionReply, WatchInput } from './session.types.ts'

const watching = ({ context }: { readonly context: Identity }): WatchInput => ({
  period: LOGIN_CHECK_PERIOD,
  customers_id: context.user?.customers_id ?? null,
  is_impersonate: context.is_impersonate,
})

const answered = ({ event }: { readonly event: { readonly output: SessionReply } }) => ({
  reply: event.output,
})
const foundProfile = ({ event }: { readonly event: { readonly output: Profile | null } }) => ({
  profile: event.output,
})
const recording = [
  { type: 'recordSession', params: answered },
  { type: 'announceKept', params: answered },
] as const
const accepted = {
  guard: { type: 'isAccepted', params: answered },
  target: '#session.signedIn',
  actions: [...recording, 'notifySignedIn'],
} as const
const registered = ({ event }: { readonly event: { readonly reply: SessionReply } }) => ({
  reply: event.reply,
})
const welcomed = [
  { type: 'recordSession', params: registered },
  { type: 'announceKept', params: registered },
] as const
const clearing = ['forgetUser', 'announceForgotten', 'notifySignedOut'] as const

/** The login state: restores it, logs in and out, and follows other tabs. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is logged in: restored at start, logged in and out, and synchronized with other tabs.',
  context: ({ input }) => ({ ...visitor, ...input.stored }),
  initial: 'starting',
  on: {
    'initialUrl.remember': {
      guard: { type: 'isReturnPath', params: ({ event }) => ({ url: event.url }) },
      actions: { type: 'recordInitialUrl', params: ({ event }) => ({ url: event.url }) },
    },
    'initialUrl.used': { actions: 'forgetInitialUrl' },
  },
  states: {
    starting: {
      description:
        'The page has just been opened: decides whether a stored user is confirmed with the server.',
      tags: ['checking'],
      meta: { spec: ['SES-21', 'SES-24', 'SES-25'] },
      always: [
        { guard: 'hasStoredUser', target: 'refreshing' },
        { target: 'signedOut', actions: 'announceForgotten' },
      ],
    },
    refreshing: {
      description:
        'The server is asked who is logged in: at start, every 5 hours, after a 401, after a log-in in another tab, and when the profile was changed or could not be read.',
      tags: ['checking'],
      meta: { spec: ['SES-09', 'SES-10', 'SES-11', 'API-16'] },
      initial: 'asking',
      on: {
        'customer.updated': { actions: { type: 'recordCustomer', params: ({ event }) => event } },
        'login.submit': { target: 'authenticating', actions: clearing },
        'login.actAs': { target: 'authenticating', actions: clearing },
        'session.logOut': {
          target: 'loggingOut',
          actions: { type: 'recordLogoutVariant', params: ({ event }) => event },
        },
      },
      states: {
        confirming: {
          description:
            'A call was answered 401. If the server confirms the same customer, no data are read again, because the rejected call could repeat forever. Only a missing profile is read, once.',
          meta: { spec: ['SES-09', 'SES-27'] },
          invoke: {
            id: 'fetchCurrentUser',
            src: 'fetchCurrentUser',
            onDone: [
              {
                guard: { type: 'isSameWithoutProfile', params: answered },
                target: '#session.signedIn.readingProfile',
                actions: [...recording, 'markProfileReread'],
              },
              {
                guard: { type: 'isSameAsBefore', params: answered },
                target: '#session.signedIn.idle',
                actions: recording,
              },
              accepted,
              { target: 'askingAgain' },
            ],
            onError: { target: 'askingAgain' },
          },
        },
        asking: {
          description:
            'The first attempt. Any answer but a confirmed user leads to a second one, because a failure may be temporary.',
          meta: { spec: ['SES-27'] },
          invoke: {
            id: 'fetchCurrentUser',
            src: 'fetchCurrentUser',
            onDone: [accepted, { target: 'askingAgain' }],
            onError: { target: 'askingAgain' },
          },
        },
        askingAgain: {
          description:
            'The second attempt. Any answer but a confirmed user logs out and removes the stored session.',
          meta: { spec: ['SES-13', 'SES-14', 'SES-15', 'SES-25', 'SES-27'] },
          invoke: {
            id: 'fetchCurrentUser',
            src: 'fetchCurrentUser',
            onDone: [accepted, { target: '#session.signedOut', actions: clearing }],
            onError: { target: '#session.signedOut', actions: clearing },
          },
        },
      },
    },
    signedOut: {
      description:
        'Nobody is logged in. A login, a registration, or a session stored by another tab (compared every 5 seconds) ends it.',
      meta: { route: PATHS.login, spec: ['SES-08', 'SES-18', 'SES-19', 'SES-20', 'ROUTE-31'] },
      invoke: { id: 'watchStoredSession', src: 'watchStoredSession', input: watching },
      on: {
        'login.submit': { target: 'authenticating' },
        'login.actAs': { target: 'authenticating' },
        'session.registered': { target: 'welcoming', actions: welcomed },
        'token.changed': { target: 'refreshing' },
      },
    },
    authenticating: {
      description:
        'The server checks the password. The stored session is not compared meanwhile, so that another tab cannot interrupt the login.',
      tags: ['pending'],
      entry: 'forgetLoginFailure',
      meta: { spec: ['ENT-43', 'API-17', 'MSG-12', 'MSG-13', 'SES-13', 'SES-25', 'ROUTE-32'] },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => logInInputOf(event),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answered },
            target: 'establishing',
            actions: [...recording, 'dismissFailures'],
          },
          {
            target: 'signedOut',
            actions: [
              ...clearing,
              { type: 'recordLoginFailure', params: ({ event }) => loginFailureOf(event.output) },
              { type: 'announceLoginFailed', params: ({ event }) => loginFailureOf(event.output) },
            ],
          },
        ],
        onError: {
          target: 'signedOut',
          actions: [
            ...clearing,
            { type: 'recordLoginFailure', params: ({ event }) => thrownLoginFailureOf(event.error) },
            { type: 'announceLoginFailed', params: ({ event }) => thrownLoginFailureOf(event.error) },
          ],
        },
      },
    },
    establishing: {
      description:
        'The login is accepted and the profile is read. Then, also when that fails, the page requested before the login is opened.',
      tags: ['pending', 'arriving'],
      meta: { spec: ['SES-02', 'SES-03', 'SES-16', 'SES-17', 'ACC-13'] },
      entry: 'announceSortOptionsOutdated',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: {
          target: 'signedIn.idle',
          actions: [{ type: 'recordProfile', params: foundProfile }, 'notifySignedIn', 'announceArrival'],
        },
        onError: { target: 'signedIn.idle', actions: ['notifySignedIn', 'announceArrival'] },
      },
    },
    welcoming: {
      description:
        'A new account is logged in and its profile is read. The registration page decides which page is opened.',
      tags: ['pending', 'arriving'],
      meta: { spec: ['SES-09', 'SES-16', 'SES-17'] },
      entry: 'announceSortOptionsOutdated',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: {
          target: 'signedIn.idle',
          actions: [{ type: 'recordProfile', params: foundProfile }, 'notifySignedIn'],
        },
        onError: { target: 'signedIn.idle', actions: 'notifySignedIn' },
      },
    },
    signedIn: {
      description:
        'A customer is logged in, until a logout, a 401, 5 hours, or a change of the stored session by another tab (compared every 5 seconds).',
      meta: { spec: ['SES-08', 'SES-18', 'SES-19', 'SES-20', 'CONST-17', 'HDR-05'] },
      invoke: { id: 'watchStoredSession', src: 'watchStoredSession', input: watching },
      after: { sessionLifetime: { target: 'refreshing' } },
      on: {
        'customer.updated': {
          actions: [
            { type: 'recordCustomer', params: ({ event }) => event },
            'announceAmended',
            'notifySignedIn',
          ],
        },
        'login.actAs': { target: 'authenticating', actions: clearing },
        'session.logOut': {
          target: 'loggingOut',
          actions: { type: 'recordLogoutVariant', params: ({ event }) => event },
        },
        'session.refresh': { target: 'refreshing' },
        'session.unauthorized': { target: 'refreshing.confirming' },
        'token.changed': { target: 'refreshing' },
        'token.removed': { target: 'signedOut', actions: clearing },
      },
      initial: 'readingProfile',
      states: {
        readingProfile: {
          description:
            'The server has confirmed the customer, and the profile is read. No page waits for the answer, and a failure is not announced.',
          meta: { spec: ['CONST-17'] },
          invoke: {
            id: 'fetchProfile',
            src: 'fetchProfile',
            onDone: { target: 'idle', actions: { type: 'recordProfile', params: foundProfile } },
            onError: { target: 'idle' },
          },
        },
        idle: {
          description:
            'No request is in flight. The profile, or null if it could not be read, is kept until the next confirmation.',
          meta: { spec: ['CONST-17'] },
        },
      },
    },
    loggingOut: {
      description: 'The server is asked to end the session. Its answer is announced, also after the timeout.',
      meta: { spec: ['MSG-24', 'MSG-25', 'API-18'] },
      initial: 'awaitingAnswer',
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: [
          {
            guard: { type: 'hasEnded', params: ({ event }) => ({ reply: event.output }) },
            target: 'signedOut',
            actions: { type: 'announceLoggedOut', params: ({ event }) => ({ reply: event.output }) },
          },
          { target: 'signedOut', actions: 'announceLogoutFailed' },
        ],
        onError: { target: 'signedOut', actions: 'announceLogoutFailed' },
      },
      states: {
        awaitingAnswer: {
          description:
            'The answer is awaited for at most 10 seconds. With the answer, or without one, the stored session is removed.',
          tags: ['pending'],
          meta: { spec: ['SES-05', 'SES-06', 'SES-07', 'SES-13', 'SES-26'] },
          exit: ['notifySignedOut', 'announceForgotten', 'announceEnded', 'resetSession'],
          after: { logoutTimeout: { target: 'unanswered' } },
        },
        unanswered: {
          description:
            'The stored session is removed and the request is still in flight. The shopper is a visitor, who may log in again.',
          meta: { spec: ['SES-08', 'SES-18', 'SES-19', 'SES-20', 'SES-26'] },
          invoke: { id: 'watchStoredSession', src: 'watchStoredSession', input: watching },
          on: {
            'login.submit': { target: '#session.authenticating' },
            'login.actAs': { target: '#session.authenticating' },
            'session.registered': { target: '#session.welcoming', actions: welcomed },
            'token.changed': { target: '#session.refreshing' },
          },
        },
      },
    },
  },
})
