import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { isDone, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { NotFoundPage } from '#src/views/not-found/not-found-page.tsx'
import { usePageTitle } from '#src/views/shop/use-page-title.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DraftContext, type Drafts, noDrafts } from './drafts.ts'
import { OpenStep } from './open-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SubmissionView } from './review/submission-view.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { stepOfPath, STEP_TEXTS } from './steps.ts'
import { Unreachable } from './unreachable.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useParts } from './use-parts.ts'
import { useSubmission } from './use-submission.ts'

/** The four steps; which one is shown is the word of the checkout machine. */
export function CheckoutPage() {
  const checkout = usePeer('checkout')
  const { pathname } = useLocation()
  const snapshot = useSelector(checkout, (current) => current)
  const opened = stepOf(snapshot)
  const step = opened === null || opened === 'complete' ? stepOfPath(pathname) : opened
  const parts = useParts()
  const submission = useSubmission()
  const [drafts, setDrafts] = useState(noDrafts)
  const [asked] = useState(() => stepOfPath(pathname))
  const store = useMemo(
    () => ({ drafts, change: (part: Partial<Drafts>) => setDrafts((now) => ({ ...now, ...part })) }),
    [drafts],
  )
  usePageTitle(STEP_TEXTS[step].title)
  useLeaveGuard()
  if (snapshot.hasTag('blocked')) return <NotFoundPage />
  if (snapshot.hasTag('unreachable')) {
    return <Unreachable onRetry={() => checkout.send({ type: 'step.requested', step })} />
  }
  if (submission.phase !== 'none' && submission.phase !== 'sending') {
    return <SubmissionView submission={submission} />
  }
  if (opened === null || opened === 'complete' || parts === null) {
    return (
      <CheckoutFrame step={step} isDone={(each) => isDone(snapshot, each)} side={<OrderSummary />}>
        <StepSkeleton step={step} />
      </CheckoutFrame>
    )
  }
  return (
    <DraftContext value={store}>
      <OpenStep step={step} parts={parts} asked={asked} />
    </DraftContext>
  )
}
