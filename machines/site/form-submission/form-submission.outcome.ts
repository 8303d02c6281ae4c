import { assertEvent } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import type { AcceptedForm, FormReply, FormSubmissionEvent } from './form-submission.types.ts'

/** The server's errors for a form; null: the response was lost or could not be parsed, so the outcome is unknown. */
export function refusalIn(thrown: unknown): readonly string[] | null {
  const failure = failureOf(thrown)
  return failure.kind === 'status' ? failure.errors : null
}

export const acceptedIn = (reply: FormReply): AcceptedForm | null =>
  reply.kind === 'accepted' ? reply : null

export const errorsIn = (reply: FormReply): readonly string[] =>
  reply.kind === 'rejected' ? reply.errors : []

export function requestOf(event: FormSubmissionEvent): { readonly request: unknown } {
  assertEvent(event, 'form.submit')
  return { request: event.request }
}
