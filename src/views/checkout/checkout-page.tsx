import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Step } from '#contract/constants.ts'
import { isDone, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { NotFoundPage } from '#src/views/not-found/not-found-page.tsx'
import { usePageTitle } from '#src/views/shop/use-page-title.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { AboveStep } from './above-step.tsx'
import * as css from './checkout.css.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DraftContext } from './drafts.ts'
import { LatePlaceOrder, LateSubmissionView } from './late-parts.tsx'
import { OrderSummary } from './order-summary.tsx'
import { StepBody } from './step-body.tsx'
import { StepCard } from './step-card.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { stepOfPath, STEP_TEXTS } from './steps.ts'
import { Unreachable } from './unreachable.tsx'
import { useDraftStore } from './use-draft-store.ts'
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
  const submission = useSubmission()
  const drafts = useDraftStore()
  usePageTitle(STEP_TEXTS[step].title)
  useLeaveGuard()
  if (snapshot.hasTag('blocked')) return <NotFoundPage />
  if (snapshot.hasTag('unreachable')) {
    return <Unreachable onRetry={() => checkout.send({ type: 'step.requested', step })} />
  }
  if (submission.phase !== 'none' && submission.phase !== 'sending') {
    return (
      <Suspense>
        <LateSubmissionView submission={submission} />
      </Suspense>
    )
  }
  return (
    <DraftContext value={drafts}>
      <StepPage step={step} isOpen={step === opened} />
    </DraftContext>
  )
}

function StepPage({ step, isOpen }: { step: Step; isOpen: boolean }) {
  const snapshot = useSelector(usePeer('checkout'), (current) => current)
  const found = useParts()
  const parts = isOpen ? found : null
  const isReview = step === 'review'
  const isPlacing = snapshot.hasTag('placing')
  return (
    <CheckoutFrame
      step={step}
      isDone={(each) => isDone(snapshot, each)}
      isInert={isPlacing}
      side={
        <Suspense fallback={<OrderSummary />}>
          {isReview && parts !== null ? <LatePlaceOrder parts={parts} /> : <OrderSummary />}
        </Suspense>
      }
      sideLast={isReview}
    >
      <div className={css.above} inert={isPlacing}>
        {parts !== null && <AboveStep step={step} parts={parts} />}
      </div>
      <StepCard key={step} step={step} isInert={isPlacing}>
        {parts === null ? <StepSkeleton step={step} /> : <StepBody step={step} parts={parts} />}
      </StepCard>
    </CheckoutFrame>
  )
}
