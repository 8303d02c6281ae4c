import type { ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { contentTarget } from './content-target.ts'
import { Link } from './link.tsx'

export interface ContentLinkProps {
  /** a path of the shop, or an `https:`, `mailto:` or `tel:` URL */
  href: string
  /** also where it leads to a page of the shop */
  isNewTab?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A link of server content: pages of the shop through the router, other sites in a new tab. */
export function ContentLink({ href, isNewTab = false, className, children }: ContentLinkProps) {
  const target = contentTarget(href)
  if (target === null) return <span className={className}>{children}</span>
  if (target.kind === 'page' && !isNewTab) {
    return (
      <Link to={target.address} className={className}>
        {children}
      </Link>
    )
  }
  const opensTab = isNewTab || target.kind === 'site'
  return (
    <a
      href={target.address}
      className={className}
      {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {opensTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}
