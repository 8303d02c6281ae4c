import { assertEvent } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import type {
  FormFact,
  FormNews,
  FormReply,
  FormSubmissionEvent,
  FormRequest,
} from './form-submission.types.ts'

/** The server's errors for a form; null: the response was lost or could not be parsed, so the outcome is unknown. */
export function refusalIn(thrown: unknown): readonly string[] | null {
  const failure = failureOf(thrown)
  return failure.kind === 'status' ? failure.errors : null
}

export const factOf = (reply: FormReply): FormFact | null => (reply.kind === 'accepted' ? reply.fact : null)
export const errorsIn = (reply: FormReply): readonly string[] =>
  reply.kind === 'rejected' ? reply.errors : []

/** The notice without personal data. */
export function newsOf(fact: FormFact): FormNews {
  switch (fact.kind) {
    case 'registered':
      return { kind: fact.kind, request_volume: fact.request_volume }
    case 'volumeRequested':
      return { kind: fact.kind, messages: fact.messages }
    case 'movedToSilver':
      return { kind: fact.kind }
    default:
      return fact
  }
}

/** The only event with passwords; they never reach the context. */
export function requestOf(event: FormSubmissionEvent): { readonly request: FormRequest } {
  assertEvent(event, 'form.submit')
  return { request: event.request }
}
