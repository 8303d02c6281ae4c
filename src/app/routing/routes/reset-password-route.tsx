import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { PATHS } from '#contract/content/paths.ts'
import { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'
import { useResetAddress } from '#src/app/routing/use-reset-address.ts'
import { passwordResetServices } from '#src/services/account/password-reset.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { ResetPasswordPage } from '#src/views/account/reset-password/reset-password-page.tsx'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** The actor lives while one of the four paths of the reset is shown; leaving them discards its context. */
export function ResetPasswordRoute() {
  const { call, inspect } = useShop()
  const [machine] = useState(() => wirePasswordReset(call))
  const reset = useActorRef(machine, { inspect })
  useResetAddress(reset)
  useResetEffects(reset)
  return <ResetPasswordPage reset={reset} />
}

export const wirePasswordReset = (call: Call) =>
  passwordResetMachine.provide({ actors: passwordResetServices(call) })

/** After a password reset: navigates to the login page with the address filled in. */
function useResetEffects(reset: ActorRefFrom<typeof passwordResetMachine>): void {
  const navigate = useNavigate()
  const session = useSystemActor('session')
  useEffect(() => {
    const subscription = reset.on('reset.completed', ({ customers_email_address: email }) => {
      // the server has revoked the session of whoever was logged in here
      session.send({ type: 'token.removed' })
      void navigate(PATHS.login, { replace: true, state: { email } })
    })
    return () => subscription.unsubscribe()
  }, [reset, navigate, session])
}
