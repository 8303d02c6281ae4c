import { useEffect, useRef } from 'react'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { momentText } from '#src/views/platform/date-text.ts'

export interface VolumeStatusProps {
  submittedAt: string
  messages: readonly string[]
  /** submitted on this page visit */
  isNews: boolean
}

/** Replaces the form after it has been sent. */
export function VolumeStatus({ submittedAt, messages, isNews }: VolumeStatusProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <>
      <Notice tone="success" heading={`Submitted ${momentText(submittedAt)}`} headingRef={heading}>
        {messages.join(' ')}
      </Notice>
      <p>
        <Link to={ALL_PRODUCTS}>Shop all products</Link>
      </p>
    </>
  )
}
