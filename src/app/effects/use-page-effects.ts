import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ActorRefFrom } from 'xstate'
import type { formSubmissionMachine } from '#machines/form-submission/form-submission.machine.ts'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { useSystemActor } from '#src/views/shop/hooks/use-system-actor.ts'

/** What follows outside the page when a form is accepted. */
export function useFormEffects(form: ActorRefFrom<typeof formSubmissionMachine>): void {
  const navigate = useNavigate()
  const session = useSystemActor('session')
  useEffect(() => {
    const heard = form.on('form.accepted', ({ fact }) => {
      if (fact.kind === 'volumeRequested') {
        const { user, customer } = fact
        session.send({ type: 'customer.updated', user, customer })
      }
      if (fact.kind !== 'registered') return
      // first away from the page that is for visitors only
      void navigate(fact.request_volume ? '/pages/volume-application' : '/', { replace: true })
      session.send({ type: 'session.registered', reply: fact.reply })
    })
    return () => heard.unsubscribe()
  }, [form, navigate, session])
}

/** After a reset the way leads to the login, with the address filled in. */
export function useResetEffects(reset: ActorRefFrom<typeof passwordResetMachine>): void {
  const navigate = useNavigate()
  const session = useSystemActor('session')
  useEffect(() => {
    const heard = reset.on('reset.completed', ({ customers_email_address: email }) => {
      // whoever was logged in here is so no more: the server refuses the token from now on
      session.send({ type: 'token.removed' })
      void navigate('/login', { replace: true, state: { email } })
    })
    return () => heard.unsubscribe()
  }, [reset, navigate, session])
}
