import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import { PATHS } from '#contract/content/paths.ts'
import type { formSubmissionMachine } from '#machines/site/form-submission/form-submission.machine.ts'
import type { passwordResetMachine } from '#machines/account/password-reset/password-reset.machine.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

/** Effects of the events that the form machine of a page emits. */
export function useFormEffects(form: ActorRefFrom<typeof formSubmissionMachine>): void {
  const navigate = useNavigate()
  const session = useSystemActor('session')
  useEffect(() => {
    const subscription = form.on('form.accepted', ({ fact }) => {
      if (fact.kind === 'profileUpdated') session.send({ type: 'session.refresh' })
      if (fact.kind === 'volumeRequested' || fact.kind === 'movedToSilver') {
        const { user, customer } = fact
        session.send({ type: 'customer.updated', user, customer })
      }
      if (fact.kind !== 'registered') return
      // navigates first, because this page is only for visitors
      void navigate(fact.request_volume ? PATHS.volumeApplication : PATHS.home, { replace: true })
      session.send({ type: 'session.registered', reply: fact.reply })
    })
    return () => subscription.unsubscribe()
  }, [form, navigate, session])
}

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
