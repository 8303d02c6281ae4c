import { useSelector } from '@xstate/react'
import type { Step } from '#contract/platform/constants.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { type StepTexts, stepTexts } from './steps.ts'

/** The texts of the steps, by freight or pickup. */
export function useStepTexts(): (step: Step) => StepTexts {
  const isPickup = useSelector(
    useSystemActor('cart'),
    ({ context }) => context.cart?.delivery.is_pickup ?? false,
  )
  return (step) => stepTexts(step, isPickup)
}
