import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Step } from '#contract/platform/constants.ts'
import { isDone, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { type CheckoutActors, useCheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useUnloadWarning } from '#src/views/platform/hooks/use-unload-warning.ts'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { AboveStep } from './above-step.tsx'
import * as css from './checkout.css.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CollapsedStepsSkeleton } from './collapsed-steps-skeleton.tsx'
import { DraftContext, type DraftStore, type Drafts, noDrafts } from './drafts.ts'
import {
  LazyPaymentSummary,
  LazyPlaceOrder,
  LazySubmissionView,
  preloadSteps,
  STEP_BODIES,
} from './lazy-steps.ts'
import { OrderSummary } from './order-summary.tsx'
import { useDeadlines } from './payment/use-deadlines.ts'
import { StepCard } from './step-card.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { stepOfPath } from './steps.ts'
import { Unreachable } from './unreachable.tsx'
import { useOrder } from './use-order.ts'
import { useStepTexts } from './use-step-texts.ts'
import { useSubmission } from './use-submission.ts'

/** The four steps; the checkout machine decides which one is shown. */
export function CheckoutPage({ documents }: { documents: ReactNode }) {
  const checkout = useSystemActor('checkout')
  const { pathname } = useLocation()
  const snapshot = useSelector(checkout, (current) => current)
  const opened = stepOf(snapshot)
  const step = opened === null || opened === 'complete' ? stepOfPath(pathname) : opened
  const submission = useSubmission()
  const drafts = useDraftStore()
  usePageTitle(useStepTexts()(step).title)
  useSubmissionUnloadWarning()
  if (snapshot.hasTag('blocked')) return <NotFoundPage />
  if (snapshot.hasTag('unreachable')) {
    return <Unreachable onRetry={() => checkout.send({ type: 'step.requested', step })} />
  }
  if (submission.phase !== 'none' && submission.phase !== 'sending') {
    return (
      <Suspense>
        <LazySubmissionView submission={submission} />
      </Suspense>
    )
  }
  return (
    <DraftContext value={drafts}>
      <StepPage step={step} isOpen={step === opened} documents={documents} />
    </DraftContext>
  )
}

interface StepPageProps {
  step: Step
  isOpen: boolean
  /** shown in the first step of a cart that needs documents which are not all approved */
  documents: ReactNode
}

function StepPage({ step, isOpen, documents }: StepPageProps) {
  const snapshot = useSelector(useSystemActor('checkout'), (current) => current)
  const found = useCheckoutActors()
  const actors = isOpen ? found : null
  const isReview = step === 'review'
  const isPlacing = snapshot.hasTag('placing')
  const { cart } = useOrder()
  // read ahead, so that the payment step does not grow while it is filled in
  useDeadlines()
  const needsDocuments = cart !== null && cart.documents !== 'none' && cart.documents !== 'approved'
  return (
    <CheckoutFrame
      step={step}
      isDone={(each) => isDone(snapshot, each)}
      isInert={isPlacing}
      side={
        <Suspense fallback={<OrderSummary />}>
          <Side step={step} actors={actors} />
        </Suspense>
      }
      sideLast={isReview}
    >
      <div className={css.above} inert={isPlacing}>
        {actors === null ? <CollapsedStepsSkeleton step={step} /> : <AboveStep step={step} actors={actors} />}
      </div>
      <StepCard key={step} step={step} isInert={isPlacing}>
        {actors === null ? <StepSkeleton step={step} /> : <StepBody step={step} actors={actors} />}
      </StepCard>
      {/* below, because it comes later */}
      {step === 'checkout' && needsDocuments && documents}
    </CheckoutFrame>
  )
}

function Side({ step, actors }: { step: Step; actors: CheckoutActors | null }) {
  if (actors === null) return <OrderSummary />
  if (step === 'review') return <LazyPlaceOrder actors={actors} />
  return step === 'payment' ? <LazyPaymentSummary actors={actors} /> : <OrderSummary />
}

/** Each step is a chunk of its own; the others are preloaded after the first has rendered. */
function StepBody({ step, actors }: { step: Step; actors: CheckoutActors }) {
  const Body = STEP_BODIES[step]
  return (
    <Suspense fallback={<StepSkeleton step={step} />}>
      <Body actors={actors} />
      <Drawn />
    </Suspense>
  )
}

function Drawn() {
  useEffect(preloadSteps, [])
  return null
}

/** Lives as long as the page of the four steps. */
function useDraftStore(): DraftStore {
  const [drafts, setDrafts] = useState(noDrafts)
  return useMemo(
    () => ({ drafts, change: (part: Partial<Drafts>) => setDrafts((now) => ({ ...now, ...part })) }),
    [drafts],
  )
}

/** Prompts before the page is closed while an order is being submitted. */
function useSubmissionUnloadWarning(): void {
  useUnloadWarning(useSelector(useSystemActor('checkout'), (snapshot) => snapshot.hasTag('blocksLeaving')))
}
