import { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { passwordResetServices } from '#src/services/account/password-reset.ts'

/** The actor lives while one of its four paths is shown; leaving them discards its context. */
export const wirePasswordReset = (call: Call) =>
  passwordResetMachine.provide({ actors: passwordResetServices(call) })
