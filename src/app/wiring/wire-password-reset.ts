import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import type { Call } from '#src/services/client/client.ts'
import { passwordResetServices } from '#src/services/password-reset.ts'

/** The reset lives as long as one of its four addresses is shown; leaving them forgets everything. */
export const wirePasswordReset = (call: Call) =>
  passwordResetMachine.provide({ actors: passwordResetServices(call) })
