import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { ResetCodeValues } from '#contract/account/password.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from '#src/views/account/password/form-card.css.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { type StepProps, useStep } from './use-step.ts'

const SECOND = 1_000

const LABELS = { code: 'Code' } as const
const NOTHING_ENTERED = { code: '' }

export function CodeStep({ reset }: StepProps) {
  const isLocked = useSelector(reset, (snapshot) => snapshot.hasTag('locked'))
  return isLocked ? <Locked reset={reset} /> : <CodeForm reset={reset} />
}

function CodeForm({ reset }: StepProps) {
  const method = useSelector(reset, ({ context }) => context.method)
  const isVerifying = useSelector(reset, (snapshot) => snapshot.hasTag('verifying'))
  const { refusal } = useStep(reset)
  const offline = useOffline()
  const { handleSubmit, problems, attempt, field } = useForm({
    schema: ResetCodeValues,
    labels: LABELS,
    initial: NOTHING_ENTERED,
    refusal,
    submit: ({ code }) => reset.send({ type: 'code.enter', verification_code: code }),
  })
  return (
    <Form onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <p>
        If there is an account, we sent a code by {method === 'sms' ? 'text message' : 'e-mail'}. It works for
        10 minutes.
      </p>
      <TextField {...field('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
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
    snapshot.hasTag('resendLocked') ? snapshot.context.resendAt : null,
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
  const { refusal } = useStep(reset)
  return (
    <>
      <ErrorSummary problems={refusal === null ? [] : [{ text: joinedErrors(refusal) }]} attempt={1} />
      <Button tone="primary" wide onClick={() => reset.send({ type: 'reset.startAgain' })}>
        Start again
      </Button>
    </>
  )
}

/** Seconds until `end` on the monotonic clock (performance.now), which is exact in throttled background tabs too. */
function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(1, Math.ceil((end - now) / SECOND))
}
