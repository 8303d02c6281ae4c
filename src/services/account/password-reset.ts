import { fromPromise } from 'xstate'
import { passwordCalls } from '#contract/account/password.ts'
import type {
  ChangePasswordLogic,
  RequestMethodsLogic,
  SendCodeLogic,
  VerifyCodeLogic,
} from '#machines/account/password-reset/password-reset.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

export function passwordResetServices(call: Call) {
  const requestMethods: RequestMethodsLogic = fromPromise(({ input, signal }) =>
    call(passwordCalls.selectResetMethods, { body: input }, { signal }),
  )
  const sendCode: SendCodeLogic = fromPromise(async ({ input, signal }) => {
    const answer = await call(passwordCalls.sendResetCode, { body: input }, { signal })
    return { ...answer, answeredAt: performance.now() }
  })
  const verifyCode: VerifyCodeLogic = fromPromise(({ input, signal }) =>
    call(passwordCalls.verifyResetCode, { body: input }, { signal }),
  )
  // no abort signal: leaving the page must not make the outcome unknown
  const changePasswordByCode: ChangePasswordLogic = fromPromise(({ input }) =>
    call(passwordCalls.changePasswordByCode, { body: input }, { keepalive: true }),
  )
  return { requestMethods, sendCode, verifyCode, changePasswordByCode }
}
