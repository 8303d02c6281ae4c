import { useSelector } from '@xstate/react'
import { NewPasswordValues } from '#contract/account/password.ts'
import { PATHS } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import { NEW_PASSWORD_LABELS, NO_PASSWORD } from '#src/views/account/password/new-password.ts'
import { NewPasswordFields } from '#src/views/account/password/new-password-fields.tsx'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { type StepProps, useStep } from './use-step.ts'

export function PasswordStep({ reset }: StepProps) {
  const { isPending, failure, refusal } = useStep(reset)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field, values } = useForm({
    schema: NewPasswordValues,
    labels: NEW_PASSWORD_LABELS,
    initial: NO_PASSWORD,
    refusal,
    submit: (passwords) => reset.send({ type: 'password.change', ...passwords }),
  })
  const isCode = failure?.kind === 'wrongCode' || failure?.kind === 'deadCode'
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <Unconfirmed reset={reset} />
      <Account reset={reset} />
      <NewPasswordFields field={field} password={values.password} />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Save password
      </Button>
      <div className={css.links}>
        <Button
          tone={isCode ? 'secondary' : 'quiet'}
          flush={!isCode}
          busy={isPending}
          onClick={() => reset.send({ type: 'step.back' })}
        >
          {failure?.kind === 'deadCode' ? 'Send a new code' : 'Enter the code again'}
        </Button>
      </div>
    </Form>
  )
}

/** A hidden username field for password managers. */
function Account({ reset }: StepProps) {
  const email = useSelector(reset, ({ context }) => context.customers_email_address)
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}

function Unconfirmed({ reset }: StepProps) {
  const isShown = useSelector(reset, (snapshot) => snapshot.hasTag('unconfirmed'))
  const email = useSelector(reset, ({ context }) => context.customers_email_address)
  if (!isShown) return null
  return (
    <Notice tone="warn" heading="We couldn’t confirm the change" role="alert">
      <p>
        Your password may already be changed. <LoginLink email={email} /> with it, or save it again.
      </p>
    </Notice>
  )
}

const LoginLink = ({ email }: { email: string }) => (
  <Link to={PATHS.login} state={{ email }}>
    Try to log in
  </Link>
)
