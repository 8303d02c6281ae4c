import { useChoice } from '#src/views/platform/hooks/use-choice.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Whether the visitor asks for less motion, in the preferences of the shop or of the device. */
export function useReducedMotion(): boolean {
  const isChosen = useChoice(useShop().motion)
  return isChosen || matchMedia('(prefers-reduced-motion: reduce)').matches
}
