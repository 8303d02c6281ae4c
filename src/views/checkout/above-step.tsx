import { Suspense } from 'react'
import type { Step } from '#contract/constants.ts'
import { LateDeclinedPanel, LateFoldedRows, LateTexasPanel } from './late-parts.tsx'
import { OutcomePanel } from './review/outcome-panel.tsx'
import { SentBackNotice } from './sent-back-notice.tsx'
import { useIsRestricted } from './use-is-restricted.ts'
import type { Parts } from './use-parts.ts'

export interface AboveStepProps {
  step: Step
  parts: Parts
}

/** What stands above a step: what went wrong, and the steps that are done. */
export function AboveStep({ step, parts }: AboveStepProps) {
  const isRestricted = useIsRestricted()
  return (
    <>
      <Suspense>{step === 'payment' && <LateDeclinedPanel parts={parts} />}</Suspense>
      <OutcomePanel />
      <Suspense>{isRestricted && <LateTexasPanel parts={parts} />}</Suspense>
      <SentBackNotice step={step} />
      <Suspense>{step !== 'checkout' && <LateFoldedRows parts={parts} step={step} />}</Suspense>
    </>
  )
}
