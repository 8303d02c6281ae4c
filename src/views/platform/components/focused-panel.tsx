import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx'

export interface FocusedPanelProps {
  tone?: NoticeTone
  heading: ReactNode
  children: ReactNode
  actions?: ReactNode
}

/** A panel that takes the focus one frame after a navigation, which has focused the heading of the page. */
export function FocusedPanel({ tone = 'danger', heading, children, actions }: FocusedPanelProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address is what takes the focus away
  }, [pathname])
  return (
    <Notice tone={tone} heading={heading} headingRef={ref} role="alert" actions={actions}>
      {children}
    </Notice>
  )
}
