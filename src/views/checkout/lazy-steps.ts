import type { ComponentType } from 'react'
import type { Step } from '#contract/platform/constants.ts'
import { type Lazy, lazyComponent } from '#src/lazy/lazy-component.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

const preloads: (() => void)[] = []

const checkoutComponent = <M, P extends object>(
  importModule: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Lazy<P> => {
  const component = lazyComponent(importModule, pick, { isSuspending: true })
  preloads.push(component.preload)
  return component
}

const LazyDetailsStep = checkoutComponent(
  () => import('./details/details-step.tsx'),
  (module) => module.DetailsStep,
)

const LazyShippingStep = checkoutComponent(
  () => import('./shipping/shipping-step.tsx'),
  (module) => module.ShippingStep,
)

const LazyPaymentStep = checkoutComponent(
  () => import('./payment/payment-step.tsx'),
  (module) => module.PaymentStep,
)

const LazyReviewStep = checkoutComponent(
  () => import('./review/review-step.tsx'),
  (module) => module.ReviewStep,
)

export const LazyTexasPanel = checkoutComponent(
  () => import('./texas-panel.tsx'),
  (module) => module.TexasPanel,
)

export const LazyCollapsedSteps = checkoutComponent(
  () => import('./collapsed-steps.tsx'),
  (module) => module.CollapsedSteps,
)

export const LazyDeclinedPanel = checkoutComponent(
  () => import('./payment/declined-panel.tsx'),
  (module) => module.DeclinedPanel,
)

export const LazyOutcomePanel = checkoutComponent(
  () => import('./review/outcome-panel.tsx'),
  (module) => module.OutcomePanel,
)

export const LazyPaymentSummary = checkoutComponent(
  () => import('./payment/payment-summary.tsx'),
  (module) => module.PaymentSummary,
)
export const LazyPlaceOrder = checkoutComponent(
  () => import('./review/place-order.tsx'),
  (module) => module.PlaceOrder,
)

export const LazySubmissionView = checkoutComponent(
  () => import('./review/submission-view.tsx'),
  (module) => module.SubmissionView,
)

export const STEP_BODIES: Readonly<Record<Step, Lazy<{ actors: CheckoutActors }>>> = {
  checkout: LazyDetailsStep,
  shipping: LazyShippingStep,
  payment: LazyPaymentStep,
  review: LazyReviewStep,
}

/** Preloads the chunks of the later steps, so that none is waited for or missing when offline. */
export function preloadSteps(): void {
  for (const preload of preloads) preload()
}
