import { useLocation } from 'react-router'
import type { Step } from '#contract/constants.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { isBefore, STEP_TEXTS, stepOfPath } from './steps.ts'

/** Says why another step is open than the address asked for. */
export function SentBackNotice({ step }: { step: Step }) {
  const wanted = wantedIn(useLocation().state)
  if (wanted === null || !isBefore(step, stepOfPath(wanted))) return null
  return <Notice tone="info">Finish {STEP_TEXTS[step].label.toLowerCase()} first.</Notice>
}

/** The address that the machine did not grant. The state of a history entry can be anything. */
function wantedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null
  return typeof state.wanted === 'string' ? state.wanted : null
}
