import type { PromiseActorLogic } from 'xstate'
import type { RegisterData } from '#contract/registration.ts'
import type { SessionReply } from '#machines/session/session.types.ts'

export interface PasswordChange {
  readonly current_password: string
  readonly password: string
  readonly password_confirmation: string
}

/** What a form asks of the server: one kind for each form. */
export type FormWish =
  | { readonly kind: 'registration'; readonly registerData: RegisterData }
  | ({ readonly kind: 'passwordChange' } & PasswordChange)

/** What an accepted form has brought about. */
export type FormFact =
  | { readonly kind: 'registered'; readonly reply: SessionReply; readonly request_volume: boolean }
  | { readonly kind: 'passwordChanged' }

/** The same as far as people are told. */
export type FormNews =
  | { readonly kind: 'registered'; readonly request_volume: boolean }
  | { readonly kind: 'passwordChanged' }

export type FormReply =
  | { readonly kind: 'accepted'; readonly fact: FormFact }
  | { readonly kind: 'rejected'; readonly errors: readonly string[] }

export interface FormSubmissionContext {
  /** why the server refused it last */
  readonly errors: readonly string[]
}

export type FormSubmissionEvent =
  | { readonly type: 'form.submit'; readonly wish: FormWish }
  /** an accepted form is filled in once more */
  | { readonly type: 'form.edit' }

export type FormSubmissionEmitted =
  /** to the shell: what follows from it outside the page */
  | { readonly type: 'form.accepted'; readonly fact: FormFact }
  | { readonly type: 'notice.formAccepted'; readonly news: FormNews }
  | { readonly type: 'notice.requestFailed'; readonly errors: readonly string[] }

export type FormSubmissionTag = 'pending' | 'accepted' | 'rejected' | 'unreachable'

export type SubmitFormLogic = PromiseActorLogic<FormReply, { readonly wish: FormWish }>
