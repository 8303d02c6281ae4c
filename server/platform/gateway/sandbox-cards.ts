import { cardBrand, digitsOf } from '#contract/checkout/card-rules.ts'

/** The behavior of the sandbox for a card; other test numbers are approved. */
export type SandboxPlan =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly code: string; readonly passesVerification: boolean }
  /** no outcome and no charge */
  | { readonly kind: 'processingError' }
  /** the charge is made, but the response is lost */
  | { readonly kind: 'lostAnswer' }
  | { readonly kind: 'slow' }

const plans: Readonly<Record<string, SandboxPlan>> = {
  '4000000000000002': { kind: 'decline', code: 'do_not_honor', passesVerification: false },
  '4000000000000341': { kind: 'decline', code: 'do_not_honor', passesVerification: true },
  '4000000000009995': { kind: 'decline', code: 'insufficient_funds', passesVerification: true },
  '4000000000000119': { kind: 'processingError' },
  '4000000000003220': { kind: 'lostAnswer' },
  '4000000000003063': { kind: 'slow' },
}

/** Prefixes of the test numbers of the card networks. Real card numbers are rejected. */
const TEST_RANGES = /^(400000|411111|424242|222300|510510|555555|601111|378282|371449)/

/** Null: not a test number. */
export const planOf = (number: string): SandboxPlan | null => {
  const digits = digitsOf(number)
  return TEST_RANGES.test(digits) ? (plans[digits] ?? { kind: 'approve' }) : null
}

export const brandOf = cardBrand
export const lastFourOf = (number: string): string => digitsOf(number).slice(-4)

/** The behavior of the sandbox for a refund to the card with these last four digits. */
export const refundPlanOf = (lastFour: string | null): 'approve' | 'decline' | 'lostAnswer' | 'slow' =>
  refundPlans[lastFour ?? ''] ?? 'approve'

const refundPlans: Readonly<Record<string, 'decline' | 'lostAnswer' | 'slow'>> = {
  '5126': 'decline',
  '3220': 'lostAnswer',
  '3063': 'slow',
}
