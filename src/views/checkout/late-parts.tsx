import { type ComponentType, lazy } from 'react'
import type { Step } from '#contract/constants.ts'
import { retryImport } from '#src/lazy/retry-import.ts'
import type { CheckoutActors } from './use-checkout-actors.ts'

type Part = ComponentType<{ actors: CheckoutActors }>

/** What was lost while nobody needed it yet is asked for once more when it is shown. */
function late<M, P extends object>(load: () => Promise<M>, pick: (module: M) => ComponentType<P>) {
  const fetchNow = () => load().catch((failure: unknown) => retryImport<M>(failure, 1))
  return { load, Shown: lazy(async () => ({ default: pick(await fetchNow()) })) }
}

const LATE = {
  details: late(
    () => import('./details/details-step.tsx'),
    (module) => module.DetailsStep,
  ),
  shipping: late(
    () => import('./shipping/shipping-step.tsx'),
    (module) => module.ShippingStep,
  ),
  payment: late(
    () => import('./payment/payment-step.tsx'),
    (module) => module.PaymentStep,
  ),
  texas: late(
    () => import('./texas-panel.tsx'),
    (module) => module.TexasPanel,
  ),
  folded: late(
    () => import('./folded-rows.tsx'),
    (module) => module.FoldedRows,
  ),
  declined: late(
    () => import('./payment/declined-panel.tsx'),
    (module) => module.DeclinedPanel,
  ),
  review: late(
    () => import('./review/review-step.tsx'),
    (module) => module.ReviewStep,
  ),
  placing: late(
    () => import('./review/place-order.tsx'),
    (module) => module.PlaceOrder,
  ),
  submission: late(
    () => import('./review/submission-view.tsx'),
    (module) => module.SubmissionView,
  ),
}

export const STEP_BODIES: Readonly<Record<Step, Part>> = {
  checkout: LATE.details.Shown,
  shipping: LATE.shipping.Shown,
  payment: LATE.payment.Shown,
  review: LATE.review.Shown,
}
export const LateTexasPanel: Part = LATE.texas.Shown
export const LateFoldedRows = LATE.folded.Shown
export const LateDeclinedPanel: Part = LATE.declined.Shown
export const LatePlaceOrder: Part = LATE.placing.Shown
export const LateSubmissionView = LATE.submission.Shown

/** Fetches what the later steps are made of, so that none is waited for and none is missing when the line drops. */
export function fetchLateParts(): void {
  for (const { load } of Object.values(LATE)) load().catch(() => undefined)
}
