import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from '#src/views/password/form-card.css.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import type { StepProps } from './reset-actor.ts'
import { useCountdown } from './use-countdown.ts'
import { useStep } from './use-step.ts'

/** Seconds in which a letter usually arrives. */
const RESEND_WAIT = 30

export function CodeStep({ reset }: StepProps) {
  const method = useSelector(reset, ({ context }) => context.method)
  const [code, setCode] = useState('')
  const { isPending, problems, checked, attempt, press } = useStep(reset)
  const { left, start } = useCountdown(RESEND_WAIT)
  const offline = useOffline()
  const error = checked && code.trim() === '' ? MESSAGES.required : undefined
  const submit = () => {
    press()
    reset.send({ type: 'code.enter', verification_code: code })
  }
  const resend = () => {
    start()
    reset.send({ type: 'code.resend' })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        problems={error === undefined ? problems : [{ text: `Code: ${error}`, fieldId: 'code' }]}
        attempt={attempt}
      />
      <p>
        If there is an account, we sent a code by {method === 'sms' ? 'text message' : 'e-mail'}. It works for
        10 minutes.
      </p>
      <TextField
        id="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button tone="primary" type="submit" wide>
        Continue
      </Button>
      <div className={css.links}>
        <Button
          tone="quiet"
          flush
          busy={isPending}
          blockedReason={offline ?? (left > 0 ? `You can send another code in ${left} seconds.` : undefined)}
          onClick={resend}
        >
          Resend code
        </Button>
        <Button tone="quiet" flush onClick={() => reset.send({ type: 'step.back' })}>
          Use another method
        </Button>
      </div>
    </Form>
  )
}
