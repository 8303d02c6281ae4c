import { RESET_PATHS } from '#contract/content/paths.ts'
import {
  changeInputOf,
  resetFailureOf,
  sendInputOf,
  thrownRefusalOf,
  verifyInputOf,
} from './password-reset.outcome.ts'
import {
  initialContext,
  passwordResetSetup,
  refused,
  refusedByStatus,
  requestLost,
  requestRefused,
  unanswered,
} from './password-reset.setup.ts'
import type { PasswordResetContext, SendReply } from './password-reset.types.ts'

const answered = ({ event }: { readonly event: { readonly output: SendReply } }) => ({ reply: event.output })

/** Sends a code; after a failure returns to the state that requested it. */
const sendingFrom = (step: 'open.choosingMethod' | 'open.enteringCode') =>
  ({
    id: 'sendCode',
    src: 'sendCode',
    input: ({ context }: { readonly context: PasswordResetContext }) => sendInputOf(context),
    onDone: [
      {
        guard: { type: 'isSent', params: answered },
        target: 'open.enteringCode.resendLocked',
        actions: [
          { type: 'recordSending', params: answered },
          'announceFailuresObsolete',
          'announceCodeSent',
        ],
      },
      { target: step, actions: requestRefused },
    ],
    onError: { target: step, actions: requestLost },
  }) as const

/** Password reset: e-mail address, method, code, new password, login. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description:
    'Replaces a forgotten password in four steps: e-mail address, method of sending, code, new password.',
  context: initialContext,
  initial: 'open',
  states: {
    open: {
      description:
        'The customer fills in a step. Another step can be opened by its URL once the steps before it are filled in.',
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
          description: 'The customer enters the e-mail address of the account.',
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
          description: 'The customer chooses how the code is sent; a single method is selected already.',
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
          description: 'A code has been sent. The customer enters it, or requests another one.',
          tags: ['codeStep'],
          meta: { route: RESET_PATHS.code, spec: ['ROUTE-35', 'PWD-01', 'PWD-05'] },
          initial: 'resendOpen',
          on: {
            'code.enter': {
              guard: { type: 'hasText', params: ({ event }) => event },
              target: '#passwordReset.verifyingCode',
              actions: [{ type: 'recordCode', params: ({ event }) => event }, 'forgetFailure'],
            },
            'step.back': { target: 'choosingMethod', actions: 'forgetFailure' },
          },
          states: {
            resendLocked: {
              description: 'The code was sent less than 30 seconds ago, so no other one can be requested.',
              tags: ['resendLocked'],
              meta: { spec: ['PWD-06'] },
              after: { resendLock: { target: 'resendOpen' } },
            },
            resendOpen: {
              description:
                'Another code can be requested: 30 seconds have passed, a code was rejected, or the customer has returned to this step.',
              meta: { spec: ['PWD-06', 'T51'] },
              on: { 'code.resend': { target: '#passwordReset.resending', actions: 'forgetFailure' } },
            },
          },
        },
        choosingPassword: {
          description:
            'The code is verified, and the customer enters the new password. Rejections by the server are shown here, including a code that has expired meanwhile.',
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
            'No answer was received, so the password may have been changed. The customer logs in with it, or sends it again.',
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
      description:
        'The server is asked by which methods a code can be sent. Its answer is the same for every address.',
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
            actions: [
              { type: 'recordMethods', params: ({ event }) => ({ methods: event.output.data }) },
              'announceFailuresObsolete',
            ],
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
      description: 'The server sends a code by the chosen method, if the address has an account.',
      tags: ['methodStep', 'pending'],
      meta: { route: RESET_PATHS.method, spec: ['API-25', 'MSG-26', 'MSG-27'] },
      invoke: sendingFrom('open.choosingMethod'),
      on: { 'step.back': { target: 'open.enteringEmail' } },
    },
    resending: {
      description:
        'Another code is requested. If that is rejected, the previous code stays valid. A code entered meanwhile is verified at once.',
      tags: ['codeStep', 'pending'],
      meta: {
        route: RESET_PATHS.code,
        spec: ['API-25', 'PWD-06', 'MSG-26', 'MSG-27', 'T49'],
      },
      invoke: sendingFrom('open.enteringCode'),
      on: {
        'code.enter': {
          guard: { type: 'hasText', params: ({ event }) => event },
          target: 'verifyingCode',
          actions: { type: 'recordCode', params: ({ event }) => event },
        },
        'step.back': { target: 'open.choosingMethod' },
      },
    },
    verifyingCode: {
      description:
        'The server verifies the code before a password is entered. A correct code stays usable; the fifth wrong one invalidates it.',
      tags: ['codeStep', 'pending', 'verifying'],
      meta: { route: RESET_PATHS.code, spec: ['PWD-05', 'MSG-26', 'T49', 'T51'] },
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => verifyInputOf(context),
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ failure: resetFailureOf(event.output) }) },
            target: 'locked',
            actions: refused,
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: resetFailureOf(event.output) }) },
            target: 'open.enteringCode',
            actions: [...refused, 'forgetCode'],
          },
          { target: 'open.choosingPassword', actions: 'announceFailuresObsolete' },
        ],
        onError: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ failure: thrownRefusalOf(event.error) }) },
            target: 'locked',
            actions: refusedByStatus,
          },
          { target: 'open.enteringCode', actions: [...requestLost, 'forgetCode'] },
        ],
      },
      after: { verifyTimeout: { target: 'open.enteringCode', actions: [...unanswered, 'forgetCode'] } },
      on: { 'step.back': { target: 'open.choosingMethod', actions: 'forgetCode' } },
    },
    changing: {
      description:
        'The server verifies the code, sets the new password and ends all sessions of the customer.',
      tags: ['passwordStep', 'pending'],
      meta: { route: RESET_PATHS.password, spec: ['API-26', 'MSG-26', 'MSG-28'] },
      invoke: {
        id: 'changePasswordByCode',
        src: 'changePasswordByCode',
        input: ({ context, event }) => changeInputOf(context, event),
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ failure: resetFailureOf(event.output) }) },
            target: 'locked',
            actions: refused,
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: resetFailureOf(event.output) }) },
            target: 'open.choosingPassword',
            actions: refused,
          },
          { target: 'complete', actions: ['announceFailuresObsolete', 'announceReset', 'announceCompleted'] },
        ],
        onError: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ failure: thrownRefusalOf(event.error) }) },
            target: 'locked',
            actions: refusedByStatus,
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: thrownRefusalOf(event.error) }) },
            target: 'open.choosingPassword',
            actions: refusedByStatus,
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
      description: 'Too many wrong codes were entered, so no code is valid. The customer starts again.',
      tags: ['codeStep', 'locked'],
      meta: { route: RESET_PATHS.code, spec: ['T49', 'T50'] },
      on: { 'reset.startAgain': { target: 'open.enteringEmail', actions: 'forgetProgress' } },
    },
    complete: {
      description: 'The new password is set, and the log-in is shown.',
      type: 'final',
      meta: { spec: ['PWD-02', 'MSG-28', 'T52'] },
    },
  },
})
