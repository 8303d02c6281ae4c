import { assign, emit, setup } from 'xstate'
import { RESEND_LOCK, VERIFY_CODE_TIMEOUT } from '#contract/platform/constants.ts'
import { isEmail } from '#contract/platform/email.ts'
import { plainCode, type ResetMethod, type ResetMethodName } from '#contract/account/password.ts'
import { resetFailureOf, requestFailure, thrownFailureOf, thrownRefusalOf } from './password-reset.outcome.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type {
  ChangeReply,
  MethodsReply,
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetMeta,
  PasswordResetTag,
  RequestMethodsLogic,
  ResetFailure,
  ChangePasswordLogic,
  ResetStep,
  SendCodeLogic,
  SendReply,
  VerifyCodeLogic,
  VerifyReply,
} from './password-reset.types.ts'

interface OfFailure {
  readonly failure: ResetFailure | null
}

export const initialContext: PasswordResetContext = {
  customers_email_address: '',
  methods: [],
  method: null,
  verificationCodeRequest: false,
  verification_code: null,
  resendAt: null,
  failure: null,
}

const { customers_email_address: _, ...initialProgress } = initialContext

export const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
    tags: {} as PasswordResetTag,
    meta: {} as PasswordResetMeta,
  },
  actors: {
    requestMethods: placeholderActor<RequestMethodsLogic>(),
    sendCode: placeholderActor<SendCodeLogic>(),
    verifyCode: placeholderActor<VerifyCodeLogic>(),
    changePasswordByCode: placeholderActor<ChangePasswordLogic>(),
  },
  guards: {
    isAddress: (_, { customers_email_address }: { readonly customers_email_address: string }) =>
      isEmail(customers_email_address.trim()),
    hasMethod: ({ context }) => context.method !== null,
    hasText: (_, { verification_code }: { readonly verification_code: string }) =>
      plainCode(verification_code) !== '',
    isOffered: (_, { reply }: { readonly reply: MethodsReply }) => reply.success && reply.data.length > 0,
    isSent: (_, { reply }: { readonly reply: SendReply }) => reply.success,
    isLocked: (_, { failure }: OfFailure) => failure?.kind === 'locked',
    isRefused: (_, { failure }: OfFailure) => failure !== null,
    canVisitMethod: ({ context }, { step }: { readonly step: ResetStep }) =>
      step === 'method' && context.methods.length > 0,
    canVisitCode: ({ context }, { step }: { readonly step: ResetStep }) =>
      step === 'code' && context.verificationCodeRequest,
    canVisitPassword: ({ context }, { step }: { readonly step: ResetStep }) =>
      step === 'password' && context.verification_code !== null,
  },
  actions: {
    recordAddress: assign((_, params: { readonly customers_email_address: string }) => ({
      ...initialProgress,
      customers_email_address: params.customers_email_address.trim(),
    })),
    recordMethods: assign((_, { methods }: { readonly methods: readonly ResetMethod[] }) => ({
      methods,
      method: methods.length === 1 ? (methods[0]?.value ?? null) : null,
    })),
    recordMethod: assign({ method: (_, params: { readonly method: ResetMethodName }) => params.method }),
    recordSending: assign((_, { reply }: { readonly reply: SendReply }) => ({
      verificationCodeRequest: true,
      verification_code: null,
      resendAt: reply.answeredAt + RESEND_LOCK,
    })),
    recordCode: assign({
      verification_code: (_, params: { readonly verification_code: string }) =>
        plainCode(params.verification_code),
    }),
    forgetCode: assign({ verification_code: null }),
    recordFailure: assign({ failure: (_, { failure }: OfFailure) => failure }),
    forgetFailure: assign({ failure: null }),
    forgetProgress: assign(initialProgress),
    announceFailuresObsolete: emit({ type: 'failures.obsolete' }),
    announceCodeSent: emit({ type: 'notice.codeSent' }),
    announceReset: emit({ type: 'notice.passwordReset' }),
    announceFailure: emit((_, { failure }: OfFailure) => ({
      type: 'notice.requestFailed' as const,
      errors: failure?.errors ?? [],
    })),
    announceCompleted: emit(({ context }) => ({
      type: 'reset.completed' as const,
      customers_email_address: context.customers_email_address,
    })),
  },
  delays: { resendLock: RESEND_LOCK, verifyTimeout: VERIFY_CODE_TIMEOUT },
})

interface Answered<T> {
  readonly output: T
}
interface Thrown {
  readonly error: unknown
}

/** Stores a failure for the form and emits its notice. */
function failing<E>(failureOf: (event: E) => ResetFailure | null) {
  const params = ({ event }: { readonly event: E }) => ({ failure: failureOf(event) })
  return [
    { type: 'recordFailure', params },
    { type: 'announceFailure', params },
  ] as const
}

export const refused = failing(({ output }: Answered<VerifyReply | ChangeReply>) => resetFailureOf(output))
export const refusedByStatus = failing(({ error }: Thrown) => thrownRefusalOf(error))
export const requestRefused = failing(({ output }: Answered<{ readonly errors: readonly string[] }>) =>
  requestFailure(output.errors),
)
export const requestLost = failing(({ error }: Thrown) => thrownFailureOf(error))
export const unanswered = failing(() => requestFailure([]))
