import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { refusalProblems } from './refusal-problems.ts'

const UNANSWERED = 'The store did not answer. Your last change may not be saved. Please choose again.'

/** Why the last change of the way, the contact or the day was not saved on this step, or may not be. */
export function useSaveProblems({ schedule }: CheckoutActors) {
  const { refusal, refusals } = useSelector(schedule, ({ context }) => context)
  const [earlier] = useState(refusals)
  const count = refusals - earlier
  return { problems: count === 0 ? [] : refusalProblems(refusal, UNANSWERED), count }
}
