import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { NavLink } from '#src/views/platform/components/link.tsx'
import * as css from './account-frame.css.ts'
import { useAccountEntries } from './use-account-entries.ts'

/** The entries of the account: beside the page from 992 px, below a row of tabs that scrolls. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const entries = useAccountEntries()
  useLayoutEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  })
  return (
    <div className={css.frame}>
      <nav aria-label="Account" className={css.nav}>
        <ul className={css.list} ref={list}>
          {entries.map(({ page, label }) => (
            <li key={page}>
              <NavLink to={ACCOUNT_PATHS[page]} className={css.entry}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  )
}
