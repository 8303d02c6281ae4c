import type { Step } from '#contract/platform/constants.ts'
import { useLocationState } from '#src/views/platform/hooks/use-location-state.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { isBefore, stepOfPath } from './steps.ts'
import { useStepTexts } from './use-step-texts.ts'

/** Why another step is shown than the URL requests. */
export function SentBackNotice({ step }: { step: Step }) {
  const { label } = useStepTexts()(step)
  const wanted = useLocationState().wanted
  if (wanted === null || !isBefore(step, stepOfPath(wanted))) return null
  return <Notice tone="info">Finish {label.toLowerCase()} first.</Notice>
}
