import type { ReactNode } from 'react'
import * as css from './breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** From the root: links, optionally ending with the current page as text. */
  items: readonly { key: string; content: ReactNode }[]
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.list}>
        {items.map(({ key, content }) => (
          <li key={key} className={css.item}>
            {content}
          </li>
        ))}
      </ol>
    </nav>
  )
}
