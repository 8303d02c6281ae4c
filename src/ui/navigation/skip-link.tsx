import type { MouseEvent, ReactNode } from 'react'
import * as css from './skip-link.css.ts'

export interface SkipLinkProps {
  /** The id of the target, which must be focusable (for example tabIndex -1). */
  to: string
  children: ReactNode
}

export function SkipLink({ to, children }: SkipLinkProps) {
  const go = (event: MouseEvent) => {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  }
  return (
    <a className={css.link} href={`#${to}`} onClick={go}>
      {children}
    </a>
  )
}
