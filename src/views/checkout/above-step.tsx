import { Suspense } from 'react'
import type { Step } from '#contract/constants.ts'
import { LateDeclinedPanel, LateFoldedRows } from './late-parts.tsx'
import { OutcomePanel } from './review/outcome-panel.tsx'
import { SentBackNotice } from './sent-back-notice.tsx'
import { TexasPanel } from './texas-panel.tsx'
import type { Parts } from './use-parts.ts'

export interface AboveStepProps {
  step: Step
  parts: Parts
}

/** What stands above a step: what went wrong, and the steps that are done. */
export function AboveStep({ step, parts }: AboveStepProps) {
  return (
    <>
      <Suspense>{step === 'payment' && <LateDeclinedPanel parts={parts} />}</Suspense>
      <OutcomePanel />
      <TexasPanel parts={parts} />
      <SentBackNotice step={step} />
      <Suspense>{step !== 'checkout' && <LateFoldedRows parts={parts} step={step} />}</Suspense>
    </>
  )
}
