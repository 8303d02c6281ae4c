import type { PromiseActorLogic } from 'xstate'
import type { Customer, User } from '#contract/auth.ts'
import type { RegisterData } from '#contract/registration.ts'
import type { VolumeRequest } from '#contract/volume.ts'
import type { SessionReply } from '#machines/session/session.types.ts'

export interface PasswordChange {
  readonly current_password: string
  readonly password: string
  readonly password_confirmation: string
}

/** The customer as the server knows them now, and what it says to them. */
export interface VolumeRequested {
  readonly messages: readonly string[]
  readonly user: User | null
  readonly customer: Customer | null
}

/** What a form asks of the server: one kind for each form. */
export type FormWish =
  | { readonly kind: 'registration'; readonly registerData: RegisterData }
  | ({ readonly kind: 'passwordChange' } & PasswordChange)
  | { readonly kind: 'volumeRequest'; readonly request: VolumeRequest }
  /** puts the current cart aside and opens a new one; null: the server names it by its date */
  | { readonly kind: 'cartSave'; readonly cart_name: string | null }
  /** `to`: where the shopper wants to be with the loaded cart; null: here */
  | { readonly kind: 'cartLoad'; readonly id: number; readonly to: string | null }
  | { readonly kind: 'cartRename'; readonly cart_name: string }
  | { readonly kind: 'cartDelete'; readonly id: number }

/** What became of the carts of the customer. */
export type CartFact =
  | { readonly kind: 'cartSaved' }
  | { readonly kind: 'cartLoaded'; readonly id: number; readonly to: string | null }
  | { readonly kind: 'cartRenamed' }
  | { readonly kind: 'cartDeleted' }

/** What an accepted form has brought about. */
export type FormFact =
  | { readonly kind: 'registered'; readonly reply: SessionReply; readonly request_volume: boolean }
  | { readonly kind: 'passwordChanged' }
  | ({ readonly kind: 'volumeRequested' } & VolumeRequested)
  | CartFact

/** The same as far as people are told. */
export type FormNews =
  | { readonly kind: 'registered'; readonly request_volume: boolean }
  | { readonly kind: 'passwordChanged' }
  | { readonly kind: 'volumeRequested'; readonly messages: readonly string[] }
  | CartFact

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
