import { useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS, type Marker, markedPath } from '#contract/catalogue/listing-path.ts'
import type { MenuOption } from '#contract/platform/wire.ts'
import { menuQuery } from '#src/services/content/menu-query.ts'
import { QUERY_FILTERS, type QueryFilter } from '#contract/catalogue/listing-path.ts'
import {
  brandsQuery,
  categoriesQuery,
  filterValuesQuery,
  listsQuery,
  priceRangesQuery,
} from '#src/services/platform/queries.ts'
import { Swatch } from '#src/ui/display/swatch.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { menuEntry } from '#src/ui/overlay/popover-menu.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { filteredPath } from './filtered-path.ts'
import { LoadedSection } from './loaded-section.tsx'
import { MenuItems } from './menu-items.tsx'
import { MenuFailure, MenuSkeleton } from './menu-states.tsx'
import { useFixedLinks } from './use-fixed-links.ts'
import * as css from './menu.css.ts'

/** Titles and filters of the sections between Brands and Lists, in their order. */
const FILTER_SECTIONS = [
  ['Colors', 'colors'],
  ['Effects', 'effects'],
  ['Firing Patterns', 'firingPatterns'],
  ['Debris Profiles', 'debrisProfiles'],
  ['Calibers', 'calibers'],
  ['Performance Heights', 'performanceHeights'],
  ['Durations', 'durations'],
  ['Ignition Types', 'ignitionTypes'],
] as const

const marked = (marker: Marker) => (value: string) => markedPath(marker, value)
const filtered = (filter: QueryFilter) => (value: string) => filteredPath(filter, value)

const swatchOf = ({ label }: MenuOption) => <Swatch color={label} />

/** The accordion of the drawer: fixed links, the filters of the shop, and groups of the server. */
export function ProductMenu({ onChoose }: { onChoose: () => void }) {
  const scope = useQueryScope()
  const to = { onChoose }
  return (
    <>
      <Popular onChoose={onChoose} />
      <LoadedSection
        title="Categories"
        query={categoriesQuery(scope)}
        pathOf={marked('c')}
        all={ALL_PRODUCTS}
        {...to}
      />
      <LoadedSection title="Brands" query={brandsQuery(scope)} pathOf={marked('b')} {...to} />
      {FILTER_SECTIONS.map(([title, filter]) => (
        <LoadedSection
          key={filter}
          title={title}
          query={filterValuesQuery(scope, QUERY_FILTERS[filter])}
          pathOf={filtered(filter)}
          {...(filter === 'colors' ? { mark: swatchOf } : {})}
          {...to}
        />
      ))}
      {scope.level !== null && (
        <LoadedSection
          title="Price"
          query={priceRangesQuery(scope)}
          pathOf={filtered('priceFilters')}
          {...to}
        />
      )}
      <LoadedSection
        title="Lists"
        query={listsQuery(scope)}
        pathOf={marked('l')}
        all={ALL_PRODUCTS}
        {...to}
      />
      <ServerGroups onChoose={onChoose} />
    </>
  )
}

function Popular({ onChoose }: { onChoose: () => void }) {
  const links = useFixedLinks()
  return (
    <Disclosure summary="Popular" name="menu">
      <ul className={css.list}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={menuEntry} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The groups of the menu of the server; its links without a group follow them. */
function ServerGroups({ onChoose }: { onChoose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(menuQuery(useQueryScope(), 'hamburger_options'))
  if (data === undefined) {
    return isError ? (
      <MenuFailure what="more menus" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <MenuSkeleton what="more menus" />
    )
  }
  const groups = data.filter(({ children }) => children.length > 0)
  const links = data.filter(({ children }) => children.length === 0)
  return (
    <>
      {groups.map((group) => (
        <Disclosure key={group.title} summary={group.title} name="menu">
          <MenuItems
            items={group.link_to === null ? group.children : [{ ...group, children: [] }, ...group.children]}
            onChoose={onChoose}
          />
        </Disclosure>
      ))}
      {links.length > 0 && <MenuItems items={links} onChoose={onChoose} />}
    </>
  )
}
