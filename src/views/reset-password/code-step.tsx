import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { MESSAGES } from '#contract/messages.ts'
import { plainCode } from '#contract/password.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from '#src/views/password/form-card.css.ts'
import { useOffline } from '#src/views/shop/hooks/use-offline.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { type StepProps, useStep } from './use-step.ts'

export function CodeStep({ reset }: StepProps) {
  const isLocked = useSelector(reset, (snapshot) => snapshot.hasTag('locked'))
  return isLocked ? <Locked reset={reset} /> : <CodeForm reset={reset} />
}

function CodeForm({ reset }: StepProps) {
  const method = useSelector(reset, ({ context }) => context.method)
  const isVerifying = useSelector(reset, (snapshot) => snapshot.hasTag('verifying'))
  const [code, setCode] = useState('')
  const { problems, checked, attempt, press } = useStep(reset)
  const offline = useOffline()
  const error = checked && plainCode(code) === '' ? MESSAGES.required : undefined
  const submit = () => {
    press()
    reset.send({ type: 'code.enter', verification_code: code })
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
      <Button tone="primary" type="submit" wide busy={isVerifying} blockedReason={offline}>
        Continue
      </Button>
      <div className={css.links}>
        <Resend reset={reset} />
        <Button tone="quiet" flush onClick={() => reset.send({ type: 'step.back' })}>
          Use another method
        </Button>
      </div>
    </Form>
  )
}

function Resend({ reset }: StepProps) {
  const isPending = useSelector(reset, (snapshot) => snapshot.hasTag('pending'))
  const lockedUntil = useSelector(reset, (snapshot) =>
    snapshot.hasTag('resendLocked') ? snapshot.context.resend_at : null,
  )
  const offline = useOffline()
  const wait = lockedUntil === null ? undefined : <Wait until={lockedUntil} />
  return (
    <Button
      tone="quiet"
      flush
      busy={isPending}
      blockedReason={offline ?? wait}
      onClick={() => reset.send({ type: 'code.resend' })}
    >
      Resend code
    </Button>
  )
}

const Wait = ({ until }: { until: number }) => (
  <>You can send another code in {useSecondsUntil(until)} seconds.</>
)

/** Shown after too many wrong codes. */
function Locked({ reset }: StepProps) {
  const { problems } = useStep(reset)
  return (
    <>
      <ErrorSummary problems={problems} attempt={1} />
      <Button tone="primary" wide onClick={() => reset.send({ type: 'reset.startAgain' })}>
        Start again
      </Button>
    </>
  )
}
