import { assertEvent } from 'xstate'
import { failureOf } from '#contract/failure.ts'
import type { FormFact, FormNews, FormReply, FormSubmissionEvent, FormWish } from './form-submission.types.ts'

/** What the server said against a form; null: it said nothing that can be read, so nobody knows what became of it. */
export function refusalIn(thrown: unknown): readonly string[] | null {
  const failure = failureOf(thrown)
  return failure.kind === 'status' ? failure.errors : null
}

export const factOf = (reply: FormReply): FormFact | null => (reply.kind === 'accepted' ? reply.fact : null)
export const errorsIn = (reply: FormReply): readonly string[] =>
  reply.kind === 'rejected' ? reply.errors : []

/** Nothing of a person but what they are told. */
export function newsOf(fact: FormFact): FormNews {
  switch (fact.kind) {
    case 'registered':
      return { kind: fact.kind, request_volume: fact.request_volume }
    case 'volumeRequested':
      return { kind: fact.kind, messages: fact.messages }
    default:
      return fact
  }
}

/** Passwords are in this event and nowhere else. */
export function wishOf(event: FormSubmissionEvent): { readonly wish: FormWish } {
  assertEvent(event, 'form.submit')
  return { wish: event.wish }
}
