import { RESET_PATHS } from '#contract/paths.ts'
import { nothingGiven, passwordResetSetup } from './password-reset-setup.ts'
import {
  changeInputOf,
  refusalOf,
  requestFailure,
  sendInputOf,
  thrownFailureOf,
  thrownRefusalOf,
} from './password-reset.outcome.ts'
import type { ChangeReply, PasswordResetContext, ResetFailure, SendReply } from './password-reset.types.ts'

const changeRefused = failing((event: { readonly output: ChangeReply }) => refusalOf(event.output))
const changeThrown = failing((event: { readonly error: unknown }) => thrownRefusalOf(event.error))

/** A code is sent; when that fails, the shopper is where the wish came from. */
const sendingFrom = (step: 'open.choosingMethod' | 'open.enteringCode') =>
  ({
    id: 'sendCode',
    src: 'sendCode',
    input: ({ context }: { readonly context: PasswordResetContext }) => sendInputOf(context),
    onDone: [
      {
        guard: {
          type: 'isSent',
          params: ({ event }: { readonly event: { readonly output: SendReply } }) => ({
            reply: event.output,
          }),
        },
        target: 'open.enteringCode',
        actions: ['recordSending', 'announceCodeSent'],
      },
      { target: step, actions: requestRefused },
    ],
    onError: { target: step, actions: requestLost },
  }) as const

/** A failure is kept for the form and told at once. */
function failing<E>(failureOf: (event: E) => ResetFailure | null) {
  const params = ({ event }: { readonly event: E }) => ({ failure: failureOf(event) })
  return [
    { type: 'recordFailure', params },
    { type: 'announceFailure', params },
  ] as const
}

const requestRefused = failing((event: { readonly output: { readonly errors: readonly string[] } }) =>
  requestFailure(event.output.errors),
)

const requestLost = failing((event: { readonly error: unknown }) => thrownFailureOf(event.error))

/** A forgotten password: e-mail address, way, code, new password, login. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'Replaces a forgotten password: e-mail address, way of sending, code, new password.',
  context: nothingGiven,
  initial: 'open',
  states: {
    open: {
      description:
        'The customer is asked for something. Another step may be opened by its address, if what comes before it is known.',
      initial: 'enteringEmail',
      on: {
        'step.visit': [
          {
            guard: { type: 'canVisitMethod', params: ({ event }) => event },
            target: '.choosingMethod',
            actions: 'forgetFailure',
          },
          {
            guard: { type: 'canVisitCode', params: ({ event }) => event },
            target: '.enteringCode',
            actions: 'forgetFailure',
          },
          {
            guard: { type: 'canVisitPassword', params: ({ event }) => event },
            target: '.choosingPassword',
          },
          { target: '.enteringEmail', actions: 'forgetFailure' },
        ],
      },
      states: {
        enteringEmail: {
          description: 'The customer names the e-mail address of the account whose password is forgotten.',
          tags: ['emailStep'],
          meta: { route: RESET_PATHS.email, spec: ['ROUTE-33', 'PWD-01', 'PWD-03'] },
          on: {
            'methods.request': {
              guard: { type: 'isAddress', params: ({ event }) => event },
              target: '#passwordReset.requestingMethods',
              actions: { type: 'recordAddress', params: ({ event }) => event },
            },
          },
        },
        choosingMethod: {
          description:
            'The customer chooses how the code comes; when there is one way only it is chosen already.',
          tags: ['methodStep'],
          meta: { route: RESET_PATHS.method, spec: ['ROUTE-34', 'ENT-33', 'PWD-01', 'PWD-04'] },
          on: {
            'method.choose': { actions: { type: 'recordMethod', params: ({ event }) => event } },
            'code.send': {
              guard: 'hasMethod',
              target: '#passwordReset.sendingCode',
              actions: 'forgetFailure',
            },
            'step.back': { target: 'enteringEmail', actions: 'forgetFailure' },
          },
        },
        enteringCode: {
          description:
            'A code is on its way. No call checks it: it goes along with the new password, so that it is used once only.',
          tags: ['codeStep'],
          meta: { route: RESET_PATHS.code, spec: ['ROUTE-35', 'PWD-01', 'PWD-05'] },
          on: {
            'code.enter': {
              guard: { type: 'hasText', params: ({ event }) => event },
              target: 'choosingPassword',
              actions: [{ type: 'recordCode', params: ({ event }) => event }, 'forgetFailure'],
            },
            'code.resend': { target: '#passwordReset.resending', actions: 'forgetFailure' },
            'step.back': { target: 'choosingMethod', actions: 'forgetFailure' },
          },
        },
        choosingPassword: {
          description:
            'The customer chooses the new password. What the server refuses is shown here, also a wrong code, which is typed again one step back.',
          tags: ['passwordStep'],
          meta: {
            route: RESET_PATHS.password,
            spec: ['ROUTE-36', 'PWD-01', 'PWD-06'],
          },
          on: {
            'password.change': { target: '#passwordReset.changing', actions: 'forgetFailure' },
            'step.back': { target: 'enteringCode', actions: 'forgetFailure' },
          },
        },
        unconfirmed: {
          description:
            'The answer was lost, so the password may be the new one already: the customer tries to log in, or sends it again.',
          tags: ['passwordStep', 'unconfirmed'],
          meta: { route: RESET_PATHS.password, spec: ['MSG-26'] },
          on: {
            'password.change': { target: '#passwordReset.changing' },
            'step.back': { target: 'enteringCode' },
          },
        },
      },
    },
    requestingMethods: {
      description: 'The server is asked in which ways a code can be sent; it says the same for any address.',
      tags: ['emailStep', 'pending'],
      meta: { route: RESET_PATHS.email, spec: ['API-24', 'MSG-26', 'T48'] },
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
      meta: { route: RESET_PATHS.method, spec: ['API-25', 'MSG-26', 'MSG-27'] },
      invoke: sendingFrom('open.choosingMethod'),
    },
    resending: {
      description: 'Another code is sent. When that is refused, the one before still counts.',
      tags: ['codeStep', 'pending'],
      meta: {
        route: RESET_PATHS.code,
        spec: ['API-25', 'PWD-06', 'MSG-26', 'MSG-27', 'T49'],
      },
      invoke: sendingFrom('open.enteringCode'),
    },
    changing: {
      description: 'The server checks the code and sets the new password, which ends every old session.',
      tags: ['passwordStep', 'pending'],
      meta: { route: RESET_PATHS.password, spec: ['API-26', 'MSG-26', 'MSG-28'] },
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
      meta: { route: RESET_PATHS.password, spec: ['T49', 'T50'] },
      on: { 'reset.startAgain': { target: 'open.enteringEmail', actions: 'forgetProgress' } },
    },
    complete: { type: 'final', meta: { spec: ['PWD-02', 'MSG-28', 'T52'] } },
  },
})
