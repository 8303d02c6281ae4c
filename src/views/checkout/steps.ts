import { CHECKOUT_PATHS, normalizedPath } from '#contract/content/paths.ts'
import { STEPS, type Step } from '#contract/platform/constants.ts'

export interface StepTexts {
  /** in the stepper */
  readonly label: string
  /** the heading of its page */
  readonly title: string
  readonly path: string
  readonly intro: string
}

const REQUIRED = 'All fields are required unless marked optional.'

export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  checkout: { label: 'Details', title: 'Details', path: CHECKOUT_PATHS.checkout, intro: REQUIRED },
  shipping: {
    label: 'Shipping',
    title: 'Shipping',
    path: CHECKOUT_PATHS.shipping,
    intro: 'All days and times are Central Time.',
  },
  payment: { label: 'Payment', title: 'Payment', path: CHECKOUT_PATHS.payment, intro: REQUIRED },
  review: {
    label: 'Review',
    title: 'Review your order',
    path: CHECKOUT_PATHS.review,
    intro: 'Your order isn’t placed until you press “Place order”.',
  },
}

/** The texts of a step; for pickup without mention of shipping. */
export const stepTexts = (step: Step, isPickup: boolean): StepTexts =>
  isPickup && step === 'shipping'
    ? { ...STEP_TEXTS.shipping, label: 'Pickup', title: 'Pickup' }
    : STEP_TEXTS[step]

/** The step of a path; any other path under /checkout is the first step. */
export const stepOfPath = (pathname: string): Step =>
  STEPS.find((step) => CHECKOUT_PATHS[step] === normalizedPath(pathname)) ?? 'checkout'

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other)

export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null
