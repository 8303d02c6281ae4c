import { passwordResetSetup } from './password-reset-setup.ts'

/** The steps in which the customer is asked for something. */
export const openState = passwordResetSetup.createStateConfig({
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
      meta: { route: '/login/reset-password', spec: ['ROUTE-33', 'PWD-01', 'PWD-03'] },
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
      meta: { route: '/login/reset-password-method', spec: ['ROUTE-34', 'ENT-33', 'PWD-01', 'PWD-04'] },
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
      meta: { route: '/login/reset-password/verification', spec: ['ROUTE-35', 'PWD-01', 'PWD-05'] },
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
      meta: { route: '/login/reset-password/submit-new-password', spec: ['ROUTE-36', 'PWD-01', 'PWD-06'] },
      on: {
        'password.change': { target: '#passwordReset.changing', actions: 'forgetFailure' },
        'step.back': { target: 'enteringCode', actions: 'forgetFailure' },
      },
    },
    unconfirmed: {
      description:
        'The answer was lost, so the password may be the new one already: the customer tries to log in, or sends it again.',
      tags: ['passwordStep', 'unconfirmed'],
      meta: { route: '/login/reset-password/submit-new-password', spec: ['MSG-26'] },
      on: {
        'password.change': { target: '#passwordReset.changing' },
        'step.back': { target: 'enteringCode' },
      },
    },
  },
})
