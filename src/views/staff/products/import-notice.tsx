import type { ReactNode } from 'react'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import {
  type Pressed,
  repeatableFailureText,
  unconfirmedFailureText,
} from '#src/views/staff/staff-failure-text.ts'

interface ImportNoticeProps {
  pressed: Pressed
  failure: StaffFailure | null
  /** an earlier press may have counted, also where this one was refused */
  isUnconfirmed: boolean
  answer: {
    readonly text: string
    /** products or rows that are named */
    readonly named: readonly string[]
    readonly isDone: boolean
  } | null
  /** what can be done next */
  children?: ReactNode
}

/** What became of an application or an undo, or that it is not known. */
export function ImportNotice({ pressed, failure, isUnconfirmed, answer, children }: ImportNoticeProps) {
  if (failure)
    return (
      <Notice tone="danger" role="alert">
        {isUnconfirmed ? unconfirmedFailureText(pressed, failure) : repeatableFailureText(pressed, failure)}
      </Notice>
    )
  if (!answer) return null
  const { text, named, isDone } = answer
  return (
    <Notice tone={isDone && named.length === 0 ? 'success' : 'warn'} role={isDone ? 'status' : 'alert'}>
      <Stack gap={8}>
        <span>{text}</span>
        {named.length > 0 && (
          <ul>
            {named.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {children}
      </Stack>
    </Notice>
  )
}
