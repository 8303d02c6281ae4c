import { STEPS, type Step } from '#contract/constants.ts'

export interface StepTexts {
  /** in the stepper */
  readonly label: string
  /** the heading of its page */
  readonly title: string
  readonly path: string
}

export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  checkout: { label: 'Details', title: 'Details', path: '/checkout' },
  shipping: { label: 'Shipping', title: 'Shipping', path: '/checkout/shipping' },
  payment: { label: 'Payment', title: 'Payment', path: '/checkout/payment' },
  review: { label: 'Review', title: 'Review your order', path: '/checkout/review' },
}

/** The step that an address asks for; anything else under /checkout asks for the first. */
export const stepOfPath = (pathname: string): Step =>
  STEPS.find((step) => pathname.toLowerCase().replace(/\/$/, '') === STEP_TEXTS[step].path) ?? 'checkout'

export const isBefore = (step: Step, other: Step): boolean => STEPS.indexOf(step) < STEPS.indexOf(other)

export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null
