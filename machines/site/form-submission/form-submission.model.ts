import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails, type HttpCause } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { formSubmissionMachine } from './form-submission.machine.ts'
import type { FormReply } from './form-submission.types.ts'
import { formSubmissionWords } from './form-submission.words.ts'

const password = 'Willow~Gate7'
const answer = (reply: FormReply, http: HttpCause) => done(reply, http)
const body = { success: true, errors: [], message: null }
const wrong = ['The current password is not right.']
const tooMany = ['Too many attempts. Please try again later.']

export const formSubmissionModel = defineModel({
  machine: formSubmissionMachine,
  title: 'Form submission',
  words: formSubmissionWords,
  purpose: 'A form such as the change of a password is sent, and accepted or rejected.',
  inputs: { start: undefined },
  events: {
    'form.submit': [
      {
        type: 'form.submit',
        request: {
          current_password: 'Str0ng-pass',
          password,
          password_confirmation: password,
        },
      },
    ],
    'form.edit': [{ type: 'form.edit' }],
  },
  outcomes: {
    submitForm: {
      accepted: answer(
        {
          kind: 'accepted',
          fact: knownReply.customer,
          notice: { text: 'Password changed.', isLong: false },
        },
        { status: 200, body },
      ),
      rejected: answer(
        { kind: 'rejected', errors: wrong },
        { status: 200, body: { ...body, success: false, errors: wrong } },
      ),
      tooMany: fails(
        new ApiError({ kind: 'status', status: 429, errors: tooMany, message: null, retryAfter: 60 }),
        { status: 429, body: { success: false, errors: tooMany } },
      ),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'accepted'),
  key: () => null,
  invariants: {
    'reasons are there only when it was rejected': ({ value, context }) =>
      value === 'rejected' || context.errors.length === 0,
  },
  leadsTo: {
    'a form that is sent is accepted, refused with reasons, or can be sent again': {
      from: ({ value }) => isIn(value, 'submitting'),
      to: ({ value }) => isIn(value, 'accepted', 'rejected', 'unreachable'),
    },
  },
})
