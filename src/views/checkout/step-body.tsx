import type { ComponentType } from 'react'
import type { Step } from '#contract/constants.ts'
import { DetailsStep } from './details/details-step.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import type { Parts } from './use-parts.ts'

const BODIES: Readonly<Record<Step, ComponentType<{ parts: Parts }>>> = {
  checkout: DetailsStep,
  shipping: ShippingStep,
  payment: PaymentStep,
  review: ReviewStep,
}

export function StepBody({ step, parts }: { step: Step; parts: Parts }) {
  const Body = BODIES[step]
  return <Body parts={parts} />
}
