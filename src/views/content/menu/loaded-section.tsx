import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { MenuOption } from '#contract/platform/wire.ts'
import { BrandIcon } from '#src/ui/display/brand-icon.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { MenuFailure, MenuSkeleton } from './menu-states.tsx'
import * as css from './menu.css.ts'

export interface LoadedSectionProps<T extends MenuOption, K extends QueryKey> {
  title: string
  query: UseQueryOptions<T[], Error, T[], K>
  pathOf: (value: string) => string
  /** the path of all products, shown first as All Products */
  all?: string
  /** drawn before the name of an option */
  mark?: (option: T) => ReactNode
  onChoose: () => void
}

/** A section of the accordion whose options load when it is opened; hidden when there are none. */
export function LoadedSection<T extends MenuOption, K extends QueryKey>({
  title,
  query,
  onChoose,
  ...section
}: LoadedSectionProps<T, K>) {
  const [wasOpen, setWasOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: wasOpen })
  const details = useRef<HTMLDetailsElement>(null)
  const isEmpty = data?.length === 0
  useFocusPassedOn(details, isEmpty)
  const what = title.toLowerCase()
  return (
    <Disclosure
      ref={details}
      summary={title}
      name="menu"
      hidden={isEmpty}
      onToggle={(event) => event.currentTarget.open && setWasOpen(true)}
    >
      {data !== undefined && <Options options={data} onChoose={onChoose} {...section} />}
      {data === undefined && isError && (
        <MenuFailure what={what} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && wasOpen && <MenuSkeleton what={what} />}
    </Disclosure>
  )
}

type OptionsProps<T extends MenuOption> = Omit<LoadedSectionProps<T, QueryKey>, 'title' | 'query'> & {
  options: readonly T[]
}

function Options<T extends MenuOption>({ options, pathOf, all, mark, onChoose }: OptionsProps<T>) {
  return (
    <ul className={css.list}>
      {all !== undefined && (
        <li>
          <Link to={all} className={menuEntry} onClick={onChoose}>
            All Products
          </Link>
        </li>
      )}
      {options.map((option) => (
        <li key={option.value}>
          <Link to={pathOf(option.value)} className={menuEntry} onClick={onChoose}>
            {mark?.(option)}
            {option.icon && <BrandIcon src={option.icon} />}
            {option.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** When a section that has the focus is hidden, focuses the title of the next one. */
function useFocusPassedOn(section: RefObject<HTMLDetailsElement | null>, isHidden: boolean): void {
  useLayoutEffect(() => {
    const here = section.current
    if (!isHidden || here === null) return
    if (document.activeElement === document.body || here.contains(document.activeElement))
      nextShown(here)?.querySelector('summary')?.focus()
  }, [section, isHidden])
}

function nextShown(section: Element): Element | null {
  const next = section.nextElementSibling
  return next instanceof HTMLElement && next.hidden ? nextShown(next) : next
}
