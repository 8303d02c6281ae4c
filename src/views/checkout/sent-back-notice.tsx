import type { Step } from '#contract/constants.ts'
import { useLocationState } from '#src/views/shop/hooks/use-location-state.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { isBefore, STEP_TEXTS, stepOfPath } from './steps.ts'

/** Says why another step is open than the address asked for. */
export function SentBackNotice({ step }: { step: Step }) {
  const wanted = useLocationState().wanted
  if (wanted === null || !isBefore(step, stepOfPath(wanted))) return null
  return <Notice tone="info">Finish {STEP_TEXTS[step].label.toLowerCase()} first.</Notice>
}
