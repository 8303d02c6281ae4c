import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { PATHS } from '#contract/content/paths.ts'
import type { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** After a password reset: navigates to the login page with the address filled in. */
export function useResetEffects(reset: ActorRefFrom<typeof passwordResetMachine>): void {
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
