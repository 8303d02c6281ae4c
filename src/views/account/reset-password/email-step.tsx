import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import { ResetEmailValues } from '#contract/account/password.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { BotCheck } from '#src/views/platform/bot-check/bot-check.tsx'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { type StepProps, useStep } from './use-step.ts'

const LABELS = { email: 'E-mail' } as const

export function EmailStep({ reset }: StepProps) {
  const { email: known } = useLocationState()
  const given = useSelector(reset, ({ context }) => context.customers_email_address)
  const [initial] = useState({ email: given || (known ?? '') })
  const { isPending, refusal } = useStep(reset)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field } = useForm({
    schema: ResetEmailValues,
    labels: LABELS,
    initial,
    refusal,
    submit: ({ email }) => reset.send({ type: 'methods.request', customers_email_address: email }),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <p>Enter the e-mail on your account.</p>
      <TextField {...field('email')} type="email" autoComplete="username" />
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
