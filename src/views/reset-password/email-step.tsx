import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { PATHS } from '#contract/paths.ts'
import { EMAIL_PROBLEM, isEmail } from '#contract/email.ts'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { BotCheck } from '#src/views/bot-check/bot-check.tsx'
import { useLocationState } from '#src/views/shop/hooks/use-location-state.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { Link } from '#src/views/shop/components/link.tsx'
import { type StepProps, useStep } from './use-step.ts'

export function EmailStep({ reset }: StepProps) {
  const { email: known } = useLocationState()
  const given = useSelector(reset, ({ context }) => context.customers_email_address)
  const [email, setEmail] = useState(given || (known ?? ''))
  const { isPending, problems, checked, attempt, press } = useStep(reset)
  const offline = useOffline()
  const error = checked ? errorOf(email) : null
  const submit = () => {
    press()
    reset.send({ type: 'methods.request', customers_email_address: email })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={error === null ? problems : [{ text: `E-mail: ${error}`, fieldId: 'email' }]}
        attempt={attempt}
      />
      <p>Enter the e-mail on your account.</p>
      <TextField
        id="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        error={error ?? undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <BotCheck />
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Continue
      </Button>
      <p>
        <Link to={PATHS.login}>Back to log in</Link>
      </p>
    </Form>
  )
}

function errorOf(email: string): string | null {
  if (email.trim() === '') return MESSAGES.required
  return isEmail(email.trim()) ? null : EMAIL_PROBLEM
}
