import { useSelector } from '@xstate/react'
import { ResetMethodValues } from '#contract/account/password.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { type StepProps, useStep } from './use-step.ts'

const LABELS = { method: 'Send the code by' } as const

export function MethodStep({ reset }: StepProps) {
  const methods = useSelector(reset, ({ context }) => context.methods)
  const chosen = useSelector(reset, ({ context }) => context.method)
  const { isPending, refusal } = useStep(reset)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, errors } = useForm({
    schema: ResetMethodValues,
    labels: LABELS,
    initial: { method: chosen ?? '' },
    refusal,
    submit: () => reset.send({ type: 'code.send' }),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <p>If that e-mail has an account, choose how to get a code.</p>
      <RadioCardGroup id="method" legend={LABELS.method} error={errors['method']}>
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
