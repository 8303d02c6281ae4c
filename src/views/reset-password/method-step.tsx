import { useSelector } from '@xstate/react'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { RadioCard, RadioCardGroup } from '#src/ui/form/radio-card.tsx'
import * as css from '#src/views/password/form-card.css.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { type StepProps, useStep } from './use-step.ts'

export function MethodStep({ reset }: StepProps) {
  const methods = useSelector(reset, ({ context }) => context.methods)
  const chosen = useSelector(reset, ({ context }) => context.method)
  const { isPending, problems, checked, attempt, press } = useStep(reset)
  const offline = useOffline()
  const error = checked && chosen === null ? MESSAGES.required : undefined
  const submit = () => {
    press()
    reset.send({ type: 'code.send' })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={
          error === undefined ? problems : [{ text: `Send the code by: ${error}`, fieldId: 'method' }]
        }
        attempt={attempt}
      />
      <p>If that e-mail has an account, choose how to get a code.</p>
      <RadioCardGroup id="method" legend="Send the code by" error={error}>
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
