import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Step } from '#contract/constants.ts'
import { isDone } from '#machines/checkout/checkout.selectors.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DetailsStep } from './details/details-step.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { OrderSummary } from './order-summary.tsx'
import { DeclinedPanel } from './payment/declined-panel.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { OutcomePanel } from './review/outcome-panel.tsx'
import { PlaceOrder } from './review/place-order.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { SentBackNotice } from './sent-back-notice.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import { TexasPanel } from './texas-panel.tsx'
import type { Parts } from './use-parts.ts'

const BODIES: Readonly<Record<Step, ComponentType<{ parts: Parts }>>> = {
  checkout: DetailsStep,
  shipping: ShippingStep,
  payment: PaymentStep,
  review: ReviewStep,
}

export interface OpenStepProps {
  step: Step
  parts: Parts
  /** the step that the address asked for when checkout was entered */
  asked: Step
}

/** A step that may be worked on. Another step is another heading, so that each one gets the focus. */
export function OpenStep({ step, parts, asked }: OpenStepProps) {
  const checkout = usePeer('checkout')
  const snapshot = useSelector(checkout, (current) => current)
  const isPlacing = snapshot.hasTag('placing')
  const Body = BODIES[step]
  const isReview = step === 'review'
  return (
    <CheckoutFrame
      step={step}
      isDone={(each) => isDone(snapshot, each)}
      isInert={isPlacing}
      side={isReview ? <PlaceOrder parts={parts} /> : <OrderSummary />}
      sideLast={isReview}
    >
      {step === 'payment' && <DeclinedPanel parts={parts} />}
      <OutcomePanel />
      <TexasPanel parts={parts} />
      <SentBackNotice asked={asked} step={step} />
      <FoldedRows parts={parts} step={step} />
      <Body key={step} parts={parts} />
    </CheckoutFrame>
  )
}
