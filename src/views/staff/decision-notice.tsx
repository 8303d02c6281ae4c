import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx'
import { causeText, staffFailureText } from './staff-failure-text.ts'
import type { DecisionCall } from './use-decision.ts'

const TONES: Readonly<Record<DecisionAnswer['kind'], NoticeTone>> = {
  decided: 'success',
  waiting: 'info',
  changed: 'warn',
  invalid: 'danger',
}

interface DecisionNoticeProps extends Pick<DecisionCall, 'answer' | 'failure'> {
  /** said after every decision that is made */
  told?: string
  /** an earlier press may have taken effect, whatever became of the last one */
  isUnconfirmed?: boolean
}

/** What became of the latest decision. */
export function DecisionNotice({
  answer,
  failure,
  told = ' The customer gets an e-mail.',
  isUnconfirmed = false,
}: DecisionNoticeProps) {
  if (failure)
    return (
      <Notice tone="danger" role="alert">
        {failureText(failure, isUnconfirmed)}
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

function failureText(failure: StaffFailure, isUnconfirmed: boolean): string {
  if (!isRefusal(failure)) return `${causeText(failure)} It may or may not be done. Try again to make sure.`
  return `${isUnconfirmed ? 'It may or may not be done.' : 'Not done.'} ${staffFailureText(failure)}`
}
