import { EMAIL_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { passwordCalls, ResetMethod } from '#contract/account/password.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { changePassword } from './change-password.ts'
import { changePasswordByCode, verifyResetCode } from './reset-password.ts'
import { sendCode } from './send-code.ts'

/** Identical for every address, so that it reveals neither accounts nor their phone numbers. */
const METHODS: readonly ResetMethod[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
]

export const passwordHandlers: Handlers<typeof passwordCalls> = {
  resetPasswordInit: ({ body }) =>
    isEmail(body.customers_email_address)
      ? { success: true, data: [...METHODS], errors: [] }
      : { success: false, data: [], errors: [EMAIL_PROBLEM] },
  resetPassword: async ({ body }, context) => {
    await sendCode(body, context)
    return { success: true, errors: [], message: MESSAGES.codeSent }
  },
  verifyResetCode: ({ body }, context) => verifyResetCode(body, context),
  resetPasswordChange: ({ body }, context) => changePasswordByCode(body, context),
  changePassword: ({ body }, context) => changePassword(body, context),
}
