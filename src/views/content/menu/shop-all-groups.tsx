import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { markedPath } from '#contract/catalogue/listing-path.ts'
import type { MenuOption } from '#contract/platform/wire.ts'
import { menuQuery } from '#src/services/content/menu-query.ts'
import {
  brandsQuery,
  categoriesQuery,
  filterValuesQuery,
  listsQuery,
} from '#src/services/platform/queries.ts'
import { MenuGroup } from './menu-group.tsx'
import * as panel from './shop-all.css.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { filteredPath } from './filtered-path.ts'
import { MenuItems } from './menu-items.tsx'
import { MenuFailure, MenuSkeleton } from './menu-states.tsx'

const EFFECTS = 8

/** The columns of Shop All that load when it is opened. */
export function ShopAllGroups() {
  const scope = useQueryScope()
  return (
    <>
      <OptionGroup
        title="Categories"
        query={categoriesQuery(scope)}
        pathOf={(url) => markedPath('c', url)}
        isWide
      />
      <OptionGroup title="Brands" query={brandsQuery(scope)} pathOf={(url) => markedPath('b', url)} />
      <div className={panel.stack}>
        <OptionGroup title="Lists" query={listsQuery(scope)} pathOf={(url) => markedPath('l', url)} />
        <OptionGroup
          title="Effects"
          query={filterValuesQuery(scope, 'effect')}
          pathOf={(value) => filteredPath('effects', value)}
          most={EFFECTS}
        />
      </div>
      <ServerGroups />
    </>
  )
}

interface OptionGroupProps<T extends MenuOption, K extends QueryKey> {
  title: string
  query: UseQueryOptions<T[], Error, T[], K>
  pathOf: (value: string) => string
  isWide?: boolean
  most?: number
}

function OptionGroup<T extends MenuOption, K extends QueryKey>(props: OptionGroupProps<T, K>) {
  const { title, query, pathOf, isWide = false, most } = props
  return (
    <QueriedGroup title={title} query={query}>
      {(options) => (
        <MenuGroup
          title={title}
          entries={options
            .slice(0, most)
            .map(({ label, value, icon }) => ({ label, icon, path: pathOf(value) }))}
          isWide={isWide}
        />
      )}
    </QueriedGroup>
  )
}

function ServerGroups() {
  return (
    <QueriedGroup title="More" query={menuQuery(useQueryScope(), 'desktop_options')}>
      {(items) =>
        items.map((item) => (
          <section key={item.title} className={panel.group} aria-label={item.title}>
            <h2 className={panel.title}>{item.title}</h2>
            <MenuItems items={item.children.length > 0 ? item.children : [item]} />
          </section>
        ))
      }
    </QueriedGroup>
  )
}

interface QueriedGroupProps<T, K extends QueryKey> {
  title: string
  query: UseQueryOptions<T[], Error, T[], K>
  children: (data: readonly T[]) => ReactNode
}

function QueriedGroup<T, K extends QueryKey>({ title, query, children }: QueriedGroupProps<T, K>) {
  const { data, isError, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return data.length > 0 && children(data)
  return (
    <section className={panel.group} aria-label={title}>
      <h2 className={panel.title}>{title}</h2>
      {isError ? (
        <MenuFailure what={title.toLowerCase()} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <MenuSkeleton what={title.toLowerCase()} />
      )}
    </section>
  )
}
