import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ResetEmailValues, ResetMethodValues } from '#contract/account/password.ts'
import { PATHS } from '#contract/content/paths.ts'
import { stepOf } from '#machines/account/password-reset/password-reset.selectors.ts'
import type { ResetStep } from '#machines/account/password-reset/password-reset.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import { FormCard } from '#src/views/account/password/form-card.tsx'
import { BotCheck } from '#src/views/platform/bot-check/bot-check.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { type StepProps, useStep } from './use-step.ts'

const STEPS = {
  email: { title: 'Forgot your password?', number: 1, Step: EmailStep },
  method: { title: 'Choose how to get a code', number: 2, Step: MethodStep },
  code: { title: 'Enter the code', number: 3, Step: CodeStep },
  password: { title: 'Choose a new password', number: 4, Step: PasswordStep },
} as const satisfies Record<ResetStep, object>

export function ResetPasswordPage({ reset }: StepProps) {
  const { title, number, Step } = STEPS[useSelector(reset, stepOf)]
  usePageTitle(title)
  return (
    <FormCard title={title} step={`Step ${number} of 4`}>
      <Step reset={reset} />
    </FormCard>
  )
}

const EMAIL_LABELS = { email: 'E-mail' } as const

function EmailStep({ reset }: StepProps) {
  const { email: known } = useLocationState()
  const given = useSelector(reset, ({ context }) => context.customers_email_address)
  const [initial] = useState({ email: given || (known ?? '') })
  const { isPending, refusal } = useStep(reset)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field } = useForm({
    schema: ResetEmailValues,
    labels: EMAIL_LABELS,
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

const METHOD_LABELS = { method: 'Send the code by' } as const

function MethodStep({ reset }: StepProps) {
  const methods = useSelector(reset, ({ context }) => context.methods)
  const chosen = useSelector(reset, ({ context }) => context.method)
  const { isPending, refusal } = useStep(reset)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, errors } = useForm({
    schema: ResetMethodValues,
    labels: METHOD_LABELS,
    initial: { method: chosen ?? '' },
    refusal,
    submit: () => reset.send({ type: 'code.send' }),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <p>If that e-mail has an account, choose how to get a code.</p>
      <RadioCardGroup id="method" legend={METHOD_LABELS.method} error={errors['method']}>
        {methods.map(({ value, label }) => (
          <RadioCard
            key={value}
            name="method"
            value={value}
            label={label}
            checked={chosen === value}
            onChange={() => reset.send({ type: 'method.choose', method: value })}
          />
        ))}
      </RadioCardGroup>
      <Button tone="primary" type="submit" wide busy={isPending} blockedReason={offline}>
        Send code
      </Button>
      <div className={css.links}>
        <Button tone="quiet" flush onClick={() => reset.send({ type: 'step.back' })}>
          Use another e-mail
        </Button>
      </div>
    </Form>
  )
}
