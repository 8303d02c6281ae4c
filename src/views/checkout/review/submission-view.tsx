import { useEffect, useRef } from 'react'
import { orderExceptionText, stillProcessingText } from '#contract/platform/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Container } from '#src/ui/layout/container.tsx'
import { PhoneText } from '#src/views/checkout/phone-text.tsx'
import type { useSubmission } from '#src/views/checkout/use-submission.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './submission-view.css.ts'

type Submission = ReturnType<typeof useSubmission>

/** Shown while the outcome of a submitted order is unknown: it can only be checked again. */
export function SubmissionView({ submission }: { submission: Submission }) {
  const { phase, cartId, canAsk } = submission
  const heading = useRef<HTMLHeadingElement>(null)
  const offline = useOffline()
  useEffect(() => heading.current?.focus(), [])
  return (
    <Container narrow className={css.page}>
      <Card className={css.card}>
        {phase === 'confirming' ? (
          <Spinner size="lg" />
        ) : (
          <span className={css.mark}>
            <Icon name={phase === 'unreachable' ? 'warning' : 'clock'} size="xl" />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {titleOf(phase, cartId)}
        </h1>
        <output className={css.text}>
          <PhaseText phase={phase} />
        </output>
        {cartId !== null && <span className={css.number}>Cart number {cartId}</span>}
        {canAsk && (
          <Button
            tone="primary"
            icon={<Icon name="refresh" />}
            busy={phase === 'confirming'}
            blockedReason={offline}
            onClick={submission.ask}
          >
            Check again
          </Button>
        )}
      </Card>
    </Container>
  )
}

function titleOf(phase: Submission['phase'], cartId: number | null): string {
  if (phase === 'stillProcessing' && cartId !== null) return stillProcessingText(cartId)
  return phase === 'unreachable' ? "We couldn't confirm your order" : "We're confirming your order"
}

function PhaseText({ phase }: { phase: Submission['phase'] }) {
  const { phone } = useSettings()
  switch (phase) {
    case 'unreachable':
      return (
        <>
          <span>
            <PhoneText text={orderExceptionText(phone)} phone={phone} />
          </span>
          <span>Your order may have been placed. You won't be charged twice.</span>
        </>
      )
    case 'stillProcessing':
      return (
        <span>
          This is taking longer than usual. You don't have to wait here: your order is safe, and you won't be
          charged twice.
        </span>
      )
    default:
      return <span>This can take a minute. You won't be charged twice.</span>
  }
}
