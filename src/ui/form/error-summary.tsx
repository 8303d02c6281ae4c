import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '#src/ui/feedback/notice.tsx'
import * as css from './error-summary.css.ts'

export interface FieldProblem {
  text: string
  /** The id of the invalid field. */
  fieldId?: string
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  headingLevel?: 'h2' | 'h3'
  /** The number of submissions: each increase moves the focus here while there are problems. */
  attempt?: number
}

export function ErrorSummary(props: ErrorSummaryProps) {
  const { problems, headingLevel = 'h2', attempt = 0 } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = problems.length > 0
  const lastAttempt = useRef(0)
  useEffect(() => {
    // a problem that returns during typing must not move the focus
    if (attempt === lastAttempt.current) return
    lastAttempt.current = attempt
    if (shown) headingRef.current?.focus()
  }, [attempt, shown])
  if (!shown) return null
  return (
    <Notice
      tone="danger"
      heading={headingOf(problems)}
      headingLevel={headingLevel}
      headingRef={headingRef}
      role="alert"
    >
      <ul className={css.list}>
        {problems.map((problem) => (
          <li key={`${problem.fieldId ?? ''}${problem.text}`}>
            {problem.fieldId ? (
              <a className={css.link} href={`#${problem.fieldId}`} onClick={focusField}>
                {problem.text}
              </a>
            ) : (
              problem.text
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Counts the fields; a problem without a field did not come from validation. */
export function headingOf(problems: readonly FieldProblem[]): string {
  const fields = new Set(problems.flatMap(({ fieldId }) => fieldId ?? [])).size
  if (fields === 0) return 'That didn’t work'
  return fields === 1 ? 'Fix 1 field' : `Fix ${fields} fields`
}

/** Focuses the field that a link leads to. */
export function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
