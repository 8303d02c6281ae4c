import { type ComponentType, lazy } from 'react'
import type { Step } from '#contract/constants.ts'
import type { Parts } from './use-parts.ts'

type Part = ComponentType<{ parts: Parts }>

const LOADS = {
  details: () => import('./details/details-step.tsx').then((module) => ({ default: module.DetailsStep })),
  shipping: () => import('./shipping/shipping-step.tsx').then((module) => ({ default: module.ShippingStep })),
  payment: () => import('./payment/payment-step.tsx').then((module) => ({ default: module.PaymentStep })),
  texas: () => import('./texas-panel.tsx').then((module) => ({ default: module.TexasPanel })),
  folded: () => import('./folded-rows.tsx').then((module) => ({ default: module.FoldedRows })),
  declined: () =>
    import('./payment/declined-panel.tsx').then((module) => ({ default: module.DeclinedPanel })),
  review: () => import('./review/review-step.tsx').then((module) => ({ default: module.ReviewStep })),
  placing: () => import('./review/place-order.tsx').then((module) => ({ default: module.PlaceOrder })),
  submission: () =>
    import('./review/submission-view.tsx').then((module) => ({ default: module.SubmissionView })),
}

export const STEP_BODIES: Readonly<Record<Step, Part>> = {
  checkout: lazy(LOADS.details),
  shipping: lazy(LOADS.shipping),
  payment: lazy(LOADS.payment),
  review: lazy(LOADS.review),
}
export const LateTexasPanel: Part = lazy(LOADS.texas)
export const LateFoldedRows = lazy(LOADS.folded)
export const LateDeclinedPanel: Part = lazy(LOADS.declined)
export const LatePlaceOrder: Part = lazy(LOADS.placing)
export const LateSubmissionView = lazy(LOADS.submission)

/** Fetches what the later steps are made of, so that none is waited for and none is missing when the line drops. */
export function fetchLateParts(): void {
  for (const load of Object.values(LOADS)) load().catch(() => undefined)
}
