import type { PromiseActorLogic } from 'xstate'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { RequestFailed } from '#machines/platform/refused-request.ts'
import type {
  passwordCalls,
  RefusedChange,
  ResetMethod,
  ResetMethodName,
} from '#contract/account/password.ts'

export type ResetStep = 'email' | 'method' | 'code' | 'password'

export interface PasswordResetContext {
  readonly customers_email_address: string
  /** empty: not loaded yet */
  readonly methods: readonly ResetMethod[]
  readonly method: ResetMethodName | null
  /** a code has been sent to this address */
  readonly verificationCodeRequest: boolean
  /** under verification, or verified */
  readonly verification_code: string | null
  /** end of `resendLocked` on the clock of the page (`performance.now`), for the seconds that a view shows */
  readonly resendAt: number | null
  /** the last error, until the next attempt */
  readonly failure: ResetFailure | null
}

export interface ResetFailure {
  /** `request`: the call itself; otherwise the field that the server rejected */
  readonly kind: 'request' | RefusedChange
  readonly errors: readonly string[]
}

export interface NewPassword {
  readonly password: string
  readonly password_confirmation: string
}

export type PasswordResetEvent =
  | { readonly type: 'methods.request'; readonly customers_email_address: string }
  | { readonly type: 'method.choose'; readonly method: ResetMethodName }
  | { readonly type: 'code.send' }
  | { readonly type: 'code.resend' }
  | { readonly type: 'code.enter'; readonly verification_code: string }
  | ({ readonly type: 'password.change' } & NewPassword)
  | { readonly type: 'step.back' }
  /** from the router: the URL of a step was opened */
  | { readonly type: 'step.visit'; readonly step: ResetStep }
  | { readonly type: 'reset.startAgain' }

export type PasswordResetEmitted =
  /** the errors that are shown no longer hold */
  | { readonly type: 'failures.obsolete' }
  | { readonly type: 'notice.codeSent' }
  | { readonly type: 'notice.passwordReset' }
  | RequestFailed
  /** to the router: the login page, with this address prefilled */
  | { readonly type: 'reset.completed'; readonly customers_email_address: string }

/** The step shown, and what it waits for or no longer allows. */
export type PasswordResetTag =
  | 'emailStep'
  | 'methodStep'
  | 'codeStep'
  | 'passwordStep'
  | 'pending'
  | 'verifying'
  | 'resendLocked'
  | 'unconfirmed'
  | 'locked'

export interface PasswordResetMeta {
  readonly route?: string
  readonly spec: readonly string[]
}

export type MethodsReply = Answer<typeof passwordCalls.selectResetMethods>
/** `answeredAt`: when the answer came, on the clock of the page (`performance.now`) */
export type SendReply = Answer<typeof passwordCalls.sendResetCode> & { readonly answeredAt: number }
export type VerifyReply = Answer<typeof passwordCalls.verifyResetCode>
export type ChangeReply = Answer<typeof passwordCalls.changePasswordByCode>

export interface SendInput {
  readonly customers_email_address: string
  readonly method: ResetMethodName
}
export interface VerifyInput extends SendInput {
  readonly verification_code: string
}
export interface ChangeInput extends VerifyInput, NewPassword {}

export type RequestMethodsLogic = PromiseActorLogic<
  MethodsReply,
  { readonly customers_email_address: string }
>
export type SendCodeLogic = PromiseActorLogic<SendReply, SendInput>
export type VerifyCodeLogic = PromiseActorLogic<VerifyReply, VerifyInput>
export type ChangePasswordLogic = PromiseActorLogic<ChangeReply, ChangeInput>
