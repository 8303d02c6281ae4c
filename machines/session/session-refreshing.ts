import { sessionSetup } from './session-setup.ts'
import type { SessionReply } from './session.types.ts'

export const answered = ({ event }: { readonly event: { readonly output: SessionReply } }) => ({
  reply: event.output,
})
export const recording = [
  { type: 'recordSession', params: answered },
  { type: 'announceKept', params: answered },
] as const
export const clearing = ['forgetUser', 'announceForgotten', 'tellSignedOut'] as const

export const refreshing = sessionSetup.createStateConfig({
  description:
    'The server is asked who this is: at start, every 5 hours, after a refusal, when another tab logged in.',
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
        'A call was refused, and the server is asked whether this is still the same person. Then nothing is read anew: it would be refused again, without end.',
      meta: { spec: ['SES-09', 'SES-27'] },
      invoke: {
        id: 'fetchCurrentUser',
        src: 'fetchCurrentUser',
        onDone: [
          {
            guard: { type: 'isSameAsBefore', params: answered },
            target: '#session.signedIn',
            actions: recording,
          },
          {
            guard: { type: 'isAccepted', params: answered },
            target: '#session.signedIn',
            actions: [...recording, 'tellSignedIn'],
          },
          { target: 'askingAgain' },
        ],
        onError: { target: 'askingAgain' },
      },
    },
    asking: {
      description:
        'The server is asked for the first time; a failure decides nothing yet, because it may pass.',
      meta: { spec: ['SES-27'] },
      invoke: {
        id: 'fetchCurrentUser',
        src: 'fetchCurrentUser',
        onDone: [
          {
            guard: { type: 'isAccepted', params: answered },
            target: '#session.signedIn',
            actions: [...recording, 'tellSignedIn'],
          },
          { target: 'askingAgain' },
        ],
        onError: { target: 'askingAgain' },
      },
    },
    askingAgain: {
      description:
        'The server is asked once more; without a clear yes nobody is logged in and everything stored is removed.',
      meta: { spec: ['SES-13', 'SES-14', 'SES-15', 'SES-25', 'SES-27'] },
      invoke: {
        id: 'fetchCurrentUser',
        src: 'fetchCurrentUser',
        onDone: [
          {
            guard: { type: 'isAccepted', params: answered },
            target: '#session.signedIn',
            actions: [...recording, 'tellSignedIn'],
          },
          { target: '#session.signedOut', actions: clearing },
        ],
        onError: { target: '#session.signedOut', actions: clearing },
      },
    },
  },
})
