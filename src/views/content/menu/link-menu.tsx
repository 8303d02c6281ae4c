import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Menu } from '#contract/content/content-names.ts'
import { menuQuery } from '#src/services/content/menu-query.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { MenuItems } from './menu-items.tsx'
import { MenuFailure, MenuSkeleton } from './menu-states.tsx'
import * as css from './menu.css.ts'

export interface LinkMenuProps {
  title: string
  menu: Menu
  onChoose: () => void
}

/** A section of the drawer with the links of a server menu; absent when it is empty. */
export function LinkMenu({ title, menu, onChoose }: LinkMenuProps) {
  const { data, isError, isFetching, refetch } = useQuery(menuQuery(useQueryScope(), menu))
  const id = useId()
  if (data?.length === 0) return null
  const what = title.toLowerCase()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {data !== undefined && <MenuItems items={data} onChoose={onChoose} />}
      {data === undefined && isError && (
        <MenuFailure what={what} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <MenuSkeleton what={what} />}
    </section>
  )
}
