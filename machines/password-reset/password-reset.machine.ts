import { openState } from './open-state.ts'
import { nothingGiven, passwordResetSetup } from './password-reset-setup.ts'
import { failing, requestLost, requestRefused } from './failing.ts'
import { changeInputOf, refusalOf, thrownRefusalOf } from './password-reset.outcome.ts'
import type { ChangeReply } from './password-reset.types.ts'
import { sendingFrom } from './sending.ts'

const changeRefused = failing((event: { readonly output: ChangeReply }) => refusalOf(event.output))
const changeThrown = failing((event: { readonly error: unknown }) => thrownRefusalOf(event.error))

/** A forgotten password: e-mail address, way, code, new password, login. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'Replaces a forgotten password: e-mail address, way of sending, code, new password.',
  context: nothingGiven,
  initial: 'open',
  states: {
    open: openState,
    requestingMethods: {
      description: 'The server is asked in which ways a code can be sent; it says the same for any address.',
      tags: ['emailStep', 'pending'],
      meta: { route: '/login/reset-password', spec: ['API-24', 'MSG-26', 'T48'] },
      invoke: {
        id: 'requestMethods',
        src: 'requestMethods',
        input: ({ context: { customers_email_address } }) => ({ customers_email_address }),
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ reply: event.output }) },
            target: 'open.choosingMethod',
            actions: { type: 'recordMethods', params: ({ event }) => ({ methods: event.output.data }) },
          },
          {
            target: 'open.enteringEmail',
            actions: requestRefused,
          },
        ],
        onError: {
          target: 'open.enteringEmail',
          actions: requestLost,
        },
      },
    },
    sendingCode: {
      description: 'A code is sent in the chosen way, if the address has an account.',
      tags: ['methodStep', 'pending'],
      meta: { route: '/login/reset-password-method', spec: ['API-25', 'MSG-26', 'MSG-27'] },
      invoke: sendingFrom('open.choosingMethod'),
    },
    resending: {
      description: 'Another code is sent. When that is refused, the one before still counts.',
      tags: ['codeStep', 'pending'],
      meta: {
        route: '/login/reset-password/verification',
        spec: ['API-25', 'PWD-06', 'MSG-26', 'MSG-27', 'T49'],
      },
      invoke: sendingFrom('open.enteringCode'),
    },
    changing: {
      description: 'The server checks the code and sets the new password, which ends every old session.',
      tags: ['passwordStep', 'pending'],
      meta: { route: '/login/reset-password/submit-new-password', spec: ['API-26', 'MSG-26', 'MSG-28'] },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => changeInputOf(context, event),
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ failure: refusalOf(event.output) }) },
            target: 'locked',
            actions: changeRefused,
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: refusalOf(event.output) }) },
            target: 'open.choosingPassword',
            actions: changeRefused,
          },
          { target: 'complete', actions: ['announceReset', 'announceCompleted'] },
        ],
        onError: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ failure: thrownRefusalOf(event.error) }) },
            target: 'locked',
            actions: changeThrown,
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: thrownRefusalOf(event.error) }) },
            target: 'open.choosingPassword',
            actions: changeThrown,
          },
          {
            target: 'open.unconfirmed',
            actions: {
              type: 'announceFailure',
              params: ({ event }) => ({ failure: thrownRefusalOf(event.error) }),
            },
          },
        ],
      },
    },
    locked: {
      description: 'The code was wrong too often and is burned. All that is left is to start again.',
      tags: ['passwordStep', 'locked'],
      meta: { route: '/login/reset-password/submit-new-password', spec: ['T49', 'T50'] },
      on: { 'reset.startAgain': { target: 'open.enteringEmail', actions: 'forgetProgress' } },
    },
    complete: { type: 'final', meta: { spec: ['PWD-02', 'MSG-28', 'T52'] } },
  },
})
