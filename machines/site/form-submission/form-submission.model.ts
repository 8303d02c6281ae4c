import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails, type HttpCause } from '#machines/platform/model.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { formSubmissionMachine } from './form-submission.machine.ts'
import type { FormReply } from './form-submission.types.ts'
import { formSubmissionWords } from './form-submission.words.ts'

const password = 'Willow~Gate7'
const answer = (reply: FormReply, http: HttpCause) => done(reply, http)
const { is_impersonate: _, ...knownBody } = knownReply
const registered = (request_volume: boolean) =>
  answer(
    { kind: 'accepted', fact: { kind: 'registered', reply: knownReply, request_volume } },
    { status: 200, body: knownBody },
  )
const taken = ['There is an account with this e-mail already. Log in, or reset its password.']
const applied = ['We have your application for volume pricing.']
const tooMany = ['Too many attempts. Please try again later.']

export const formSubmissionModel = defineModel({
  machine: formSubmissionMachine,
  title: 'Form submission',
  words: formSubmissionWords,
  purpose: 'A form such as the registration is sent, and accepted or rejected.',
  inputs: { start: undefined },
  events: {
    'form.submit': [
      {
        type: 'form.submit',
        request: {
          kind: 'passwordChange',
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
      registered: registered(false),
      registeredForVolume: registered(true),
      passwordChanged: answer(
        { kind: 'accepted', fact: { kind: 'passwordChanged' } },
        { status: 200, body: { success: true, errors: [], message: null } },
      ),
      volumeRequested: answer(
        {
          kind: 'accepted',
          fact: {
            kind: 'volumeRequested',
            messages: applied,
            user: knownReply.user,
            customer: knownReply.customer,
          },
        },
        {
          status: 200,
          body: {
            success: true,
            success_message: applied,
            errors: [],
            user: knownReply.user,
            customer: knownReply.customer,
          },
        },
      ),
      profileUpdated: answer(
        { kind: 'accepted', fact: { kind: 'profileUpdated', message: null } },
        { status: 200, body: { success: true, errors: [], message: null } },
      ),
      movedToSilver: answer(
        {
          kind: 'accepted',
          fact: { kind: 'movedToSilver', user: knownReply.user, customer: knownReply.customer },
        },
        {
          status: 200,
          body: { success: true, errors: [], user: knownReply.user, customer: knownReply.customer },
        },
      ),
      rejected: answer(
        { kind: 'rejected', errors: taken },
        { status: 200, body: { ...knownBody, success: false, errors: taken, user: null, customer: null } },
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
