import type { PromiseActorLogic } from 'xstate'
import type { RequestFailed } from '#machines/platform/refused-request.ts'

/** What the shopper reads when a form was accepted; without personal data. */
export interface FormNotice {
  readonly text: string
  /** shown longer, and in the middle */
  readonly isLong: boolean
}

export interface AcceptedForm<Fact = unknown> {
  readonly kind: 'accepted'
  /** what the server did, for the effects of the page */
  readonly fact: Fact
  readonly notice: FormNotice
}

export interface RejectedForm {
  readonly kind: 'rejected'
  readonly errors: readonly string[]
}

export type FormReply<Fact = unknown> = AcceptedForm<Fact> | RejectedForm

export interface FormSubmissionContext {
  /** the server's errors for the last attempt */
  readonly errors: readonly string[]
  /** the number of accepted submissions */
  readonly acceptances: number
}

export type FormSubmissionEvent<Request = unknown> =
  /** the only event with what was typed, such as passwords, which never reaches the context */
  | { readonly type: 'form.submit'; readonly request: Request }
  /** an accepted form is edited again */
  | { readonly type: 'form.edit' }

export type FormSubmissionEmitted<Fact = unknown> =
  /** the errors that are shown no longer hold */
  | { readonly type: 'failures.obsolete' }
  /** to the page, which runs the effects of its form */
  | { readonly type: 'form.accepted'; readonly fact: Fact }
  | { readonly type: 'notice.formAccepted'; readonly notice: FormNotice }
  | RequestFailed

export type FormSubmissionTag = 'pending' | 'accepted' | 'rejected' | 'unreachable'

export type SubmitFormLogic = PromiseActorLogic<FormReply, { readonly request: unknown }>
