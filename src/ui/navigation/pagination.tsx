import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import { paginationWindow } from './pagination-window.ts'
import * as css from './pagination.css.ts'

export interface PageLink {
  page: number
  className: string
  'aria-label': string
  'aria-current'?: 'page'
  children: ReactNode
}

export interface PaginationProps {
  page: number
  pageCount: number
  /** Renders a router link to `page`; pass the other attributes on. */
  renderLink: (link: PageLink) => ReactElement
  /** For example "Page 2 of 13, 50 per page". */
  note?: ReactNode
}

export function Pagination({ page, pageCount, renderLink, note }: PaginationProps) {
  if (pageCount <= 1) return null
  const arrow = (to: number, label: string, icon: 'chevronLeft' | 'chevronRight') =>
    to >= 1 &&
    to <= pageCount && (
      <li>
        {renderLink({
          page: to,
          className: css.link,
          'aria-label': label,
          children: <Icon name={icon} size="sm" />,
        })}
      </li>
    )
  return (
    <nav aria-label="Pages" className={css.bar}>
      <ul className={css.list}>
        {arrow(page - 1, 'Previous page', 'chevronLeft')}
        {paginationWindow(page, pageCount).map((mark, index) =>
          mark === 'gap' ? (
            <li key={index < 2 ? 'gap-before' : 'gap-after'} className={css.gap}>
              …
            </li>
          ) : (
            <li key={mark}>
              {renderLink({
                page: mark,
                className: css.link,
                'aria-label': `Page ${mark}`,
                ...(mark === page && { 'aria-current': 'page' as const }),
                children: mark,
              })}
            </li>
          ),
        )}
        {arrow(page + 1, 'Next page', 'chevronRight')}
      </ul>
      {note && <span className={css.note}>{note}</span>}
    </nav>
  )
}
