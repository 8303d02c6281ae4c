import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { refusalProblems } from './refusal-problems.ts'

const UNANSWERED = {
  schedule: 'The store did not answer. Your last change may not be saved. Please choose again.',
  delivery: 'The store did not answer. The address may not be saved. Please try again.',
  shippingQuotes: 'The store did not answer. The carrier may not be saved. Please choose again.',
} as const

/**
 * Why the last save on this step was refused, or may have been: by `schedule` that of the way, the contact or the day, by `delivery`
 * that of the address, by `shippingQuotes` that of the carrier.
 */
export function useSaveProblems(actors: CheckoutActors, saver: keyof typeof UNANSWERED) {
  const refusal = useSelector(actors[saver], ({ context }) => context.refusal)
  const refusals = useSelector(actors[saver], ({ context }) => context.refusals)
  const [earlier] = useState(refusals)
  const count = refusals - earlier
  return { problems: count === 0 ? [] : refusalProblems(refusal, UNANSWERED[saver]), count }
}
