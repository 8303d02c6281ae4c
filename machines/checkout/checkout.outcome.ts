import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { STEPS, type Step } from '#contract/platform/constants.ts'
import type { SubmitKind } from '#contract/checkout/submit-order.ts'
import type {
  OrderSubmissionInput,
  ReviewedOrder,
  SubmissionOutcome,
} from './order-submission/order-submission.types.ts'
import {
  checkoutSettingsOf,
  emptyPickup,
  marksBefore,
} from './checkout-preflight/checkout-preflight.outcome.ts'
import type {
  CheckoutPreflightOutcome,
  Progress,
  StepMarks,
} from './checkout-preflight/checkout-preflight.types.ts'
import type { CheckoutContext, CheckoutEvent, SentBack } from './checkout.types.ts'

interface OfAnswer<T> {
  readonly event: { readonly output: T }
}

export const noProgress: Progress = {
  cart_id: 0,
  marks: {},
  items: [],
  pickup: emptyPickup,
  settings: checkoutSettingsOf({}),
}

export const beginning: CheckoutContext = {
  checkoutStepsStatus: {},
  disableShippingToTexas: false,
  isDisabled: false,
  requestedStep: 'checkout',
  progress: noProgress,
  order: null,
  isLongWait: false,
  outcome: null,
  pendingCartId: null,
  orderedCartId: null,
  replacedCartId: null,
  sentBack: null,
}

/** The requested step, or the first unfinished one before it. */
export function stepToOpen({ checkoutStepsStatus, requestedStep }: CheckoutContext): Step {
  const wanted = requestedStep === 'complete' ? 'review' : requestedStep
  return STEPS.find((step) => step === wanted || checkoutStepsStatus[step] !== true) ?? wanted
}

/** Marks all steps before this one; keeps unmarked ones unmarked. */
export const marksUpTo = (marks: StepMarks, step: Step): StepMarks =>
  Object.fromEntries(
    Object.keys(marksBefore(step)).flatMap((done) => (isMarked(marks, done) ? [[done, true]] : [])),
  )

const isMarked = (marks: StepMarks, step: string): boolean => Object.hasOwn(marks, step)

/**
 * The steps that the server already has. A step that an order was refused for is finished only when it is confirmed again:
 * what the server keeps of it is what was refused.
 */
export function marksIn({ outcome }: CheckoutContext, { marks }: Progress): StepMarks {
  const refused = curingStep(outcome)
  return refused === null ? marks : marksUpTo(marks, refused)
}

/** Every step before submission is finished. */
export const isFullyMarked = (marks: StepMarks): boolean => marks.payment === true

/** The step on which a rejected order can be corrected, if not the review itself. */
export function curingStep(outcome: CheckoutContext['outcome']): Step | null {
  if (outcome?.kind !== 'rejected') return null
  switch (outcome.reason) {
    case 'address':
    case 'documents':
      return 'checkout'
    case 'carrier':
      return 'shipping'
    case 'billing':
      return 'payment'
    default:
      return null
  }
}

/** Cart, methods of payment or settings differ from the reviewed ones, so every earlier step may be affected. */
export const isOutdated = (outcome: SubmissionOutcome): boolean =>
  outcome.kind === 'rejected' && OUTDATED.has(outcome.reason)

const OUTDATED: ReadonlySet<SubmitKind> = new Set([
  'version',
  'total',
  'coupon',
  'address',
  'carrier',
  'billing',
])

/** Lines for professional use need an authorization, of which none is on file for the day of the shipment. */
export const isWithoutDocuments = (outcome: SubmissionOutcome): boolean =>
  outcome.kind === 'rejected' && outcome.reason === 'documents'

export const isTexas = (outcome: SubmissionOutcome): boolean =>
  outcome.kind === 'rejected' && outcome.reason === 'texas'

/** Checkout is disabled for this customer, even if this tab still has other settings. */
export const isSwitchedOff = (outcome: SubmissionOutcome): boolean =>
  outcome.kind === 'rejected' && outcome.reason === 'disabled'

export const isRefusedByMaintenance = (outcome: CheckoutPreflightOutcome): boolean =>
  outcome.kind === 'unreachable' && outcome.errors.includes(FAILURE_MESSAGES.siteDown)

export const emptied: SentBack = { reason: 'empty', errors: [], lines: [], orders_id: null }

/** The reason shown on /cart after checkout returned there. */
export function sentBackBy(outcome: CheckoutPreflightOutcome): SentBack {
  if (outcome.kind === 'short')
    return { ...emptied, reason: 'stock', errors: outcome.errors, lines: outcome.lines }
  return outcome.kind === 'replaced' ? { ...emptied, reason: 'stale', orders_id: outcome.orders_id } : emptied
}

/** The outcome with which a preflight has ended. */
export const preflightIn = ({ event }: OfAnswer<CheckoutPreflightOutcome>) => ({ outcome: event.output })

/** Why the check before the submission got no answer. */
export const failureIn = ({ event }: OfAnswer<CheckoutPreflightOutcome>) => ({
  errors: event.output.kind === 'unreachable' ? event.output.errors : [],
})

/** The outcome with which a submission has ended. */
export const submissionOutcomeIn = ({ event }: OfAnswer<SubmissionOutcome>) => ({ outcome: event.output })

/** Only the reviewed fields of an event. */
export function reviewedIn(event: Extract<CheckoutEvent, { type: 'order.submit' }>): ReviewedOrder {
  const { type: _, age_to_confirm: __, ...order } = event
  return order
}

/** The reviewed order, or the earlier submission to resume. */
export function submissionIn({ order, pendingCartId, progress }: CheckoutContext): OrderSubmissionInput {
  const { settings, items } = progress
  if (pendingCartId !== null) return { kind: 'resume', cart_id: pendingCartId, settings }
  if (order === null) throw new Error('an order is submitted after it is reviewed')
  return { kind: 'place', order, settings, skus: new Set(items.map((item) => item.products_id)).size }
}

export const orderedCartIn = (outcome: SubmissionOutcome): number | null =>
  outcome.kind === 'accepted' ? (outcome.response.data?.cart_id ?? null) : null
