import type { PromiseActorLogic } from 'xstate'
import type { BookAddress } from '#contract/delivery/address-book.ts'
import type { ChatMessage } from '#contract/site/chat.ts'
import type { Customer, User } from '#contract/account/auth.ts'
import type { LineSource, ProductLine } from '#contract/quick-order/lines.ts'
import type { ContactMessage } from '#contract/site/messages-to-shop.ts'
import type { ProfileChange } from '#contract/account/profile.ts'
import type { RegisterData } from '#contract/account/registration.ts'
import type { VolumeRequest } from '#contract/account/volume.ts'
import type { SessionReply } from '#machines/account/session/session.types.ts'

export interface PasswordChange {
  readonly current_password: string
  readonly password: string
  readonly password_confirmation: string
}

/** The updated customer record and the text for the customer. */
export interface VolumeRequested extends UpdatedCustomer {
  readonly messages: readonly string[]
}

interface UpdatedCustomer {
  readonly user: User | null
  readonly customer: Customer | null
}

/** The request of a form, one kind per form. */
export type FormRequest =
  | { readonly kind: 'registration'; readonly registerData: RegisterData }
  | ({ readonly kind: 'passwordChange' } & PasswordChange)
  | { readonly kind: 'volumeRequest'; readonly request: VolumeRequest }
  | { readonly kind: 'contactMessage'; readonly message: ContactMessage }
  | { readonly kind: 'newsletterSubscription'; readonly email: string }
  | { readonly kind: 'chatMessage'; readonly message: ChatMessage }
  /** saves the current cart and opens a new one; null: the server names it by its date */
  | { readonly kind: 'cartSave'; readonly cart_name: string | null }
  | { readonly kind: 'profileUpdate'; readonly change: ProfileChange }
  | { readonly kind: 'silverLevel' }
  /** `to`: where to navigate with the loaded cart; null: stay. `discarded`: the cart that is deleted afterwards */
  | {
      readonly kind: 'cartLoad'
      readonly id: number
      readonly to: string | null
      readonly discarded?: number
    }
  /** `id`: a saved cart; without it the current one. `to` as above */
  | {
      readonly kind: 'cartRename'
      readonly cart_name: string
      readonly id?: number
      readonly to: string | null
    }
  | { readonly kind: 'cartDelete'; readonly id: number }
  | { readonly kind: 'documentWithdrawal'; readonly id: number }
  /** `id`: a template that is renamed, or replaced by the lines; without it a new one */
  | {
      readonly kind: 'templateSave'
      readonly id?: number
      readonly name: string
      /** without it the lines stay */
      readonly content?: TemplateContent
    }
  | { readonly kind: 'templateRemoval'; readonly id: number }
  | { readonly kind: 'addressSave'; readonly address: BookAddress }
  | { readonly kind: 'addressRemoval'; readonly id: number }

/** Where the lines of a template come from. */
export type TemplateContent = { readonly source: LineSource } | { readonly lines: readonly ProductLine[] }

/** The outcome of a call about carts. */
export type CartFact =
  | { readonly kind: 'cartSaved' }
  | { readonly kind: 'cartLoaded'; readonly id: number; readonly to: string | null }
  | { readonly kind: 'cartRenamed'; readonly to: string | null }
  | { readonly kind: 'cartDeleted' }

export type DocumentFact = { readonly kind: 'documentWithdrawn' }

export type TemplateFact = { readonly kind: 'templateSaved' } | { readonly kind: 'templateRemoved' }

/** The address book has changed. */
export type AddressFact = { readonly kind: 'addressSaved' } | { readonly kind: 'addressRemoved' }

/** The shop has the text of a visitor. */
export type MessageFact = { readonly kind: 'messageSent' } | { readonly kind: 'newsletterRequested' }

/** The changed fields are written; null: the server has no text of its own. */
export interface ProfileFact {
  readonly kind: 'profileUpdated'
  readonly message: string | null
}

/** The result of an accepted form. */
export type FormFact =
  | { readonly kind: 'registered'; readonly reply: SessionReply; readonly request_volume: boolean }
  | { readonly kind: 'passwordChanged' }
  | ({ readonly kind: 'volumeRequested' } & VolumeRequested)
  | ProfileFact
  | ({ readonly kind: 'movedToSilver' } & UpdatedCustomer)
  | CartFact
  | DocumentFact
  | TemplateFact
  | AddressFact
  | MessageFact

/** The same as far as it is shown. */
export type FormNews =
  | { readonly kind: 'registered'; readonly request_volume: boolean }
  | { readonly kind: 'passwordChanged' }
  | { readonly kind: 'volumeRequested'; readonly messages: readonly string[] }
  | { readonly kind: 'movedToSilver' }
  | ProfileFact
  | CartFact
  | DocumentFact
  | TemplateFact
  | AddressFact
  | MessageFact

export type FormReply =
  | { readonly kind: 'accepted'; readonly fact: FormFact }
  | { readonly kind: 'rejected'; readonly errors: readonly string[] }

export interface FormSubmissionContext {
  /** the server's errors for the last attempt */
  readonly errors: readonly string[]
  /** the number of accepted submissions */
  readonly acceptances: number
}

export type FormSubmissionEvent =
  | { readonly type: 'form.submit'; readonly request: FormRequest }
  /** an accepted form is edited again */
  | { readonly type: 'form.edit' }

export type FormSubmissionEmitted =
  /** the errors that are shown no longer hold */
  | { readonly type: 'failures.obsolete' }
  /** to the shell, which runs its effects */
  | { readonly type: 'form.accepted'; readonly fact: FormFact }
  | { readonly type: 'notice.formAccepted'; readonly news: FormNews }
  | { readonly type: 'notice.requestFailed'; readonly errors: readonly string[] }

export type FormSubmissionTag = 'pending' | 'accepted' | 'rejected' | 'unreachable'

export type SubmitFormLogic = PromiseActorLogic<FormReply, { readonly request: FormRequest }>
