import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { isRefusal } from '#contract/staff/staff-failure.ts'
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx'
import { causeText, staffFailureText } from './staff-failure-text.ts'
import type { DecisionCall } from './use-decision.ts'

const TONES: Readonly<Record<DecisionAnswer['kind'], NoticeTone>> = {
  decided: 'success',
  changed: 'warn',
  invalid: 'danger',
}

interface DecisionNoticeProps extends Pick<DecisionCall, 'answer' | 'failure'> {
  /** said after every decision that is made */
  told?: string
}

/** What became of the latest decision. */
export function DecisionNotice({
  answer,
  failure,
  told = ' The customer gets an e-mail.',
}: DecisionNoticeProps) {
  if (failure)
    return (
      <Notice tone="danger" role="alert">
        {isRefusal(failure)
          ? `Not done. ${staffFailureText(failure)}`
          : `${causeText(failure)} It may or may not be done. Try again to make sure.`}
      </Notice>
    )
  if (!answer) return null
  const { kind, text } = answer
  return (
    <Notice tone={TONES[kind]} role={kind === 'decided' ? 'status' : 'alert'}>
      {kind === 'decided' ? `${text}${told}` : text}
    </Notice>
  )
}
