import { assign, emit, setup } from 'xstate'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import { acceptedIn, errorsIn, refusalIn, requestOf } from './form-submission.outcome.ts'
import type {
  AcceptedForm,
  FormSubmissionContext,
  FormSubmissionEmitted,
  FormSubmissionEvent,
  FormSubmissionTag,
  SubmitFormLogic,
} from './form-submission.types.ts'

interface OfAccepted {
  readonly accepted: AcceptedForm | null
}
interface OfErrors {
  readonly errors: readonly string[] | null
}

/** Narrows a value that the guard `isAccepted` has checked. */
function known<T>(value: T | null): T {
  if (value === null) throw new Error('the form was not accepted')
  return value
}

/** Submits a form and maps its response. Requests and facts are passed on unread: their types are those of `FormActor`. */
export const formSubmissionMachine = setup({
  types: {
    context: {} as FormSubmissionContext,
    events: {} as FormSubmissionEvent,
    emitted: {} as FormSubmissionEmitted,
    tags: {} as FormSubmissionTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: { submitForm: placeholderActor<SubmitFormLogic>() },
  guards: {
    isAccepted: (_, { accepted }: OfAccepted) => accepted !== null,
    isAnswered: (_, { errors }: OfErrors) => errors !== null,
  },
  actions: {
    recordErrors: assign((_, { errors }: OfErrors) => ({ errors: errors ?? [] })),
    recordAcceptance: assign({ acceptances: ({ context }) => context.acceptances + 1 }),
    forgetErrors: assign({ errors: [] }),
    announceFailuresObsolete: emit({ type: 'failures.obsolete' }),
    announceAccepted: emit((_, { accepted }: OfAccepted) => ({
      type: 'form.accepted' as const,
      fact: known(accepted).fact,
    })),
    announceNews: emit((_, { accepted }: OfAccepted) => ({
      type: 'notice.formAccepted' as const,
      notice: known(accepted).notice,
    })),
    announceFailure: emit((_, { errors }: OfErrors) => ({
      type: 'notice.requestFailed' as const,
      errors: errors ?? [],
    })),
  },
}).createMachine({
  id: 'formSubmission',
  description: 'A form is filled in, sent, and accepted or rejected by the server.',
  context: { errors: [], acceptances: 0 },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is filled in; the page itself shows what is missing before it is sent.',
      meta: { spec: ['ROUTE-37', 'VAL-08'] },
      on: { 'form.submit': { target: 'submitting' } },
    },
    submitting: {
      description: 'The form is in flight. Further presses of the button are ignored.',
      tags: ['pending'],
      meta: { spec: ['API-19', 'API-21', 'API-22', 'API-23', 'API-27', 'ENT-44'] },
      entry: 'forgetErrors',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ event }) => requestOf(event),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ accepted: acceptedIn(event.output) }) },
            target: 'accepted',
            actions: [
              'recordAcceptance',
              'announceFailuresObsolete',
              { type: 'announceNews', params: ({ event }) => ({ accepted: acceptedIn(event.output) }) },
              { type: 'announceAccepted', params: ({ event }) => ({ accepted: acceptedIn(event.output) }) },
            ],
          },
          {
            target: 'rejected',
            actions: [
              { type: 'recordErrors', params: ({ event }) => ({ errors: errorsIn(event.output) }) },
              { type: 'announceFailure', params: ({ event }) => ({ errors: errorsIn(event.output) }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ errors: refusalIn(event.error) }) },
            target: 'rejected',
            actions: [
              { type: 'recordErrors', params: ({ event }) => ({ errors: refusalIn(event.error) }) },
              { type: 'announceFailure', params: ({ event }) => ({ errors: refusalIn(event.error) }) },
            ],
          },
          {
            target: 'unreachable',
            actions: {
              type: 'announceFailure',
              params: ({ event }) => ({ errors: refusalIn(event.error) }),
            },
          },
        ],
      },
    },
    accepted: {
      description: 'The server has accepted the form. Some forms can be filled in again.',
      tags: ['accepted'],
      meta: {
        spec: [
          'REG-01',
          'REG-02',
          'MSG-15',
          'MSG-16',
          'MSG-18',
          'MSG-20',
          'MSG-29',
          'PRC-05',
          'PRC-06',
          'PRC-08',
        ],
      },
      on: { 'form.edit': { target: 'editing' } },
    },
    rejected: {
      description:
        'The server has rejected the form with reasons. The values are kept, and can be corrected and sent again.',
      tags: ['rejected'],
      meta: { spec: ['MSG-14', 'MSG-17', 'MSG-19', 'MSG-26'] },
      on: { 'form.submit': { target: 'submitting' } },
    },
    unreachable: {
      description:
        'No answer was received, so the outcome is unknown. The values are kept and can be sent again.',
      tags: ['unreachable'],
      meta: { spec: ['MSG-14', 'MSG-26'] },
      on: { 'form.submit': { target: 'submitting' } },
    },
  },
})
