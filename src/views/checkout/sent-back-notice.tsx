import { useState } from 'react'
import type { Step } from '#contract/constants.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { isBefore, STEP_TEXTS } from './steps.ts'

/** Says why another step is open than the address asked for, until the shopper moves on. */
export function SentBackNotice({ asked, step }: { asked: Step; step: Step }) {
  const [first] = useState(step)
  if (step !== first || !isBefore(step, asked)) return null
  return <Notice tone="info">Finish {STEP_TEXTS[step].label.toLowerCase()} first.</Notice>
}
